// The C library's widths, for the tests that compare our table with them. wcwidth is not imported into Swift.
#pragma once
#include <stdint.h>

// Selects the C.UTF-8 locale for character types. Returns 0 when it is not installed.
int fh_select_utf8(void);
int fh_library_width(uint32_t scalar);
