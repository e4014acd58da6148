/* SPDX-License-Identifier: MIT
 * tls.c: see service.h. A certificate that signs itself is for trying things out: clients must be
 * told to trust it. */
#include "service.h"

#include <errno.h>

#include <fcntl.h>
#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>

enum { DAYS = 365 };

static bool complain(const char *what)
{
    const unsigned long code = ERR_get_error();
    const char *reason = ERR_reason_error_string(code);
    fprintf(stderr, "tenon_service: %s: %s\n", what, reason ? reason : strerror(errno));
    ERR_clear_error();
    return false;
}

static bool add_extension(X509 *certificate, int id, const char *value)
{
    X509V3_CTX context;
    X509V3_set_ctx(&context, certificate, certificate, NULL, NULL, 0);
    X509_EXTENSION *extension = X509V3_EXT_conf_nid(NULL, &context, id, value);
    const bool good = extension && X509_add_ext(certificate, extension, -1) == 1;
    X509_EXTENSION_free(extension);
    return good;
}

static bool fill(X509 *certificate, EVP_PKEY *key)
{
    X509_NAME *name = X509_get_subject_name(certificate);
    return X509_set_version(certificate, 2) == 1 &&
           ASN1_INTEGER_set_int64(X509_get_serialNumber(certificate), (int64_t)time(NULL)) == 1 &&
           X509_gmtime_adj(X509_getm_notBefore(certificate), -3600) &&
           X509_gmtime_adj(X509_getm_notAfter(certificate), 86400L * DAYS) &&
           X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, (const unsigned char *)"localhost",
                                      -1, -1, 0) == 1 &&
           X509_set_issuer_name(certificate, name) == 1 && X509_set_pubkey(certificate, key) == 1 &&
           add_extension(certificate, NID_subject_alt_name, "DNS:localhost,IP:127.0.0.1,IP:::1") &&
           add_extension(certificate, NID_basic_constraints, "critical,CA:TRUE") &&
           X509_sign(certificate, key, EVP_sha256()) > 0;
}

/* A new file, of the owner alone where mode says so; never one that is there. */
static FILE *create(const char *path, mode_t mode)
{
    const int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    FILE *file = fd >= 0 ? fdopen(fd, "w") : NULL;
    if (!file)
        complain(path);
    return file;
}

static bool save(X509 *certificate, const char *certificate_path, EVP_PKEY *key,
                 const char *key_path)
{
    FILE *file = create(key_path, 0600);
    if (!file)
        return false;
    bool good = PEM_write_PrivateKey(file, key, NULL, NULL, 0, NULL, NULL) == 1;
    good = fclose(file) == 0 && good;
    if (good && (file = create(certificate_path, 0644)) != NULL) {
        good = PEM_write_X509(file, certificate) == 1;
        if (fclose(file) == 0 && good)
            return true;
    }
    unlink(key_path); /* alone it would stand in the way of the next run */
    return false;
}

/* P-256: the curve whose signatures OpenSSL makes fastest. */
static bool make_certificate(const char *certificate_path, const char *key_path)
{
    EVP_PKEY *key = EVP_EC_gen("P-256");
    X509 *certificate = X509_new();
    const bool good = key && certificate && fill(certificate, key) &&
                      save(certificate, certificate_path, key, key_path);
    if (good)
        fprintf(stderr, "tenon_service: made %s and %s (self-signed, localhost, %d days)\n",
                certificate_path, key_path, DAYS);
    X509_free(certificate);
    EVP_PKEY_free(key);
    return good || complain("the certificate could not be made");
}

SSL_CTX *tls_context(const char *certificate, const char *key)
{
    if (access(certificate, F_OK) != 0 && access(key, F_OK) != 0 &&
        !make_certificate(certificate, key))
        return NULL;
    SSL_CTX *context = SSL_CTX_new(TLS_server_method());
    if (!context || SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION) != 1) {
        complain("TLS");
    } else if (SSL_CTX_use_certificate_chain_file(context, certificate) != 1) {
        complain(certificate);
    } else if (SSL_CTX_use_PrivateKey_file(context, key, SSL_FILETYPE_PEM) != 1 ||
               SSL_CTX_check_private_key(context) != 1) {
        complain(key);
    } else {
        /* AES-128 first: processors have instructions for it, and fewer rounds than AES-256 needs
         */
        SSL_CTX_set_ciphersuites(context, "TLS_AES_128_GCM_SHA256:TLS_AES_256_GCM_SHA384:"
                                          "TLS_CHACHA20_POLY1305_SHA256");
        SSL_CTX_set_options(context, SSL_OP_NO_RENEGOTIATION | SSL_OP_CIPHER_SERVER_PREFERENCE |
                                         SSL_OP_PRIORITIZE_CHACHA);
        SSL_CTX_set_mode(context, SSL_MODE_RELEASE_BUFFERS);
        /* tickets resume sessions; a cache beside them would keep each one for two hours */
        SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_OFF);
        return context;
    }
    SSL_CTX_free(context);
    return NULL;
}
