// SPDX-License-Identifier: MIT

// Package models has the structs of the battle for all Go peers. The comments easyjson:json are for easyjson's
// generator; the others take members by reflection. Dates have no zone, which time.Time's own JSON form insists on, so
// they are texts of their own making, and so are enums.
package models

import (
	"errors"
	"time"
)

type DateTime time.Time

const layout = "2006-01-02T15:04:05"

func (t DateTime) MarshalText() ([]byte, error) {
	return time.Time(t).AppendFormat(make([]byte, 0, len(layout)), layout), nil
}

func (t *DateTime) UnmarshalText(text []byte) error {
	parsed, err := time.Parse(layout, string(text))
	*t = DateTime(parsed)
	return err
}

type Gender int

const (
	Male Gender = iota
	Female
)

type Club int

const (
	Premium Club = iota
	Platinum
)

var (
	genders = [...]string{Male: "Male", Female: "Female"}
	clubs   = [...]string{Premium: "Premium", Platinum: "Platinum"}

	errName = errors.New("no such name")
)

func (g Gender) MarshalText() ([]byte, error) { return []byte(genders[g]), nil }

func (g *Gender) UnmarshalText(text []byte) error {
	for i, name := range genders {
		if name == string(text) {
			*g = Gender(i)
			return nil
		}
	}
	return errName
}

func (c Club) MarshalText() ([]byte, error) { return []byte(clubs[c]), nil }

func (c *Club) UnmarshalText(text []byte) error {
	for i, name := range clubs {
		if name == string(text) {
			*c = Club(i)
			return nil
		}
	}
	return errName
}

//easyjson:json
type Small struct {
	Name         string
	NumPurchases int
	IsVIP        bool
}

//easyjson:json
type Address struct {
	StreetAddress string
	City          string
	State         string
	ZipCode       int
	Country       string
}

//easyjson:json
type Big struct {
	Id                 int
	ClubMembershipType int
	Gender             int
	FirstName          string
	MiddleInitial      string
	Surname            string
	Address            Address
	EmailAddress       string
	TelephoneNumber    string
	MothersMaiden      string
	NextBirthday       string
	CCType             string
	CaseFileID         string
	UPS                string
	Occupation         string
	Domain             string
	MembershipLevel    string
	Kilograms          string
	FullName           *string
	PendingInvoiceID   int
	YearsAsCustomer    int
}

//easyjson:json
type BigNamed struct {
	Id                 int
	ClubMembershipType Club
	Gender             Gender
	FirstName          string
	MiddleInitial      string
	Surname            string
	Address            Address
	EmailAddress       string
	TelephoneNumber    string
	MothersMaiden      string
	NextBirthday       DateTime
	CCType             string
	CaseFileID         string
	UPS                string
	Occupation         string
	Domain             string
	MembershipLevel    string
	Kilograms          string
	FullName           *string
	PendingInvoiceID   int
	YearsAsCustomer    int
}

//easyjson:json
type SmallList struct {
	List []Small
}

//easyjson:json
type SmallArray []Small

//easyjson:json
type SmallDictionary struct {
	Dict map[string]Small
}

//easyjson:json
type Log struct {
	Id         int
	LogType    string
	Describe   string
	Localtion  *string
	Stack      string
	CreateTime DateTime
	Guid       string
	ExtFileds  map[string]string
}

//easyjson:json
type Forecast struct {
	Date         DateTime
	TemperatureC int
	Summary      string
}

//easyjson:json
type Record struct {
	Id   string
	Name string
	Time int64
}

//easyjson:json
type Records []Record

//easyjson:json
type User struct {
	Id             uint64 `json:"id"`
	Name           string `json:"name"`
	ScreenName     string `json:"screen_name"`
	FollowersCount int    `json:"followers_count"`
	Verified       bool   `json:"verified"`
}

//easyjson:json
type Tweet struct {
	CreatedAt     string `json:"created_at"`
	Id            uint64 `json:"id"`
	Text          string `json:"text"`
	User          User   `json:"user"`
	RetweetCount  int    `json:"retweet_count"`
	FavoriteCount int    `json:"favorite_count"`
}

//easyjson:json
type Tweets struct {
	Statuses []Tweet `json:"statuses"`
}

// New makes an empty object of a kind; nil: there is no such kind.
func New(kind string) interface{} {
	switch kind {
	case "small":
		return new(Small)
	case "big":
		return new(Big)
	case "big_named":
		return new(BigNamed)
	case "list":
		return new(SmallList)
	case "array":
		return new(SmallArray)
	case "dictionary":
		return new(SmallDictionary)
	case "log":
		return new(Log)
	case "forecast":
		return new(Forecast)
	case "records":
		return new(Records)
	case "tweets":
		return new(Tweets)
	}
	return nil
}
