#define _XOPEN_SOURCE 700
#include "CWidthSupport.h"
#include <locale.h>
#include <stddef.h>
#include <wchar.h>

int fh_select_utf8(void) { return setlocale(LC_CTYPE, "C.UTF-8") != NULL; }

int fh_library_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }
