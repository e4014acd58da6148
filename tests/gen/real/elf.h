/* SPDX-License-Identifier: MIT
 * <elf.h>: ELF: headers of programs, all typedefs. */
#ifndef REAL_ELF_H
#define REAL_ELF_H

#include <elf.h>

#include <tenon/annotate.h>

TENON_REMOTE(elf_header, Elf64_Ehdr);
TENON_REMOTE_FIELD(elf_header, e_ident);
TENON_REMOTE_FIELD(elf_header, e_type);
TENON_REMOTE_FIELD(elf_header, e_machine);
TENON_REMOTE_FIELD(elf_header, e_version);
TENON_REMOTE_FIELD(elf_header, e_entry);
TENON_REMOTE_FIELD(elf_header, e_phoff);
TENON_REMOTE_FIELD(elf_header, e_shoff);
TENON_REMOTE_FIELD(elf_header, e_flags);
TENON_REMOTE_FIELD(elf_header, e_ehsize);
TENON_REMOTE_FIELD(elf_header, e_phentsize);
TENON_REMOTE_FIELD(elf_header, e_phnum);
TENON_REMOTE_FIELD(elf_header, e_shentsize);
TENON_REMOTE_FIELD(elf_header, e_shnum);
TENON_REMOTE_FIELD(elf_header, e_shstrndx);

TENON_REMOTE(elf_segment, Elf64_Phdr);
TENON_REMOTE_FIELD(elf_segment, p_type);
TENON_REMOTE_FIELD(elf_segment, p_flags);
TENON_REMOTE_FIELD(elf_segment, p_offset);
TENON_REMOTE_FIELD(elf_segment, p_vaddr);
TENON_REMOTE_FIELD(elf_segment, p_paddr);
TENON_REMOTE_FIELD(elf_segment, p_filesz);
TENON_REMOTE_FIELD(elf_segment, p_memsz);
TENON_REMOTE_FIELD(elf_segment, p_align);

TENON_REMOTE(elf_symbol, Elf64_Sym);
TENON_REMOTE_FIELD(elf_symbol, st_name);
TENON_REMOTE_FIELD(elf_symbol, st_info);
TENON_REMOTE_FIELD(elf_symbol, st_other);
TENON_REMOTE_FIELD(elf_symbol, st_shndx);
TENON_REMOTE_FIELD(elf_symbol, st_value);
TENON_REMOTE_FIELD(elf_symbol, st_size);

TENON_REMOTE(elf_section, Elf64_Shdr);
TENON_REMOTE_FIELD(elf_section, sh_name);
TENON_REMOTE_FIELD(elf_section, sh_type);
TENON_REMOTE_FIELD(elf_section, sh_flags);
TENON_REMOTE_FIELD(elf_section, sh_addr);
TENON_REMOTE_FIELD(elf_section, sh_offset);
TENON_REMOTE_FIELD(elf_section, sh_size);
TENON_REMOTE_FIELD(elf_section, sh_link);
TENON_REMOTE_FIELD(elf_section, sh_info);
TENON_REMOTE_FIELD(elf_section, sh_addralign);
TENON_REMOTE_FIELD(elf_section, sh_entsize);

#endif
