// PCRE2's 16-bit library: patterns match UTF-16 code units, as ECMAScript's do.
#pragma once
#define PCRE2_CODE_UNIT_WIDTH 16
#include <pcre2.h>
