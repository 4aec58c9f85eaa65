// The cells of characters, for this program and for ncurses, which asks the same function.
#pragma once
#include <wchar.h>

/// Whether characters of ambiguous East Asian width (Greek, Cyrillic, lines, some signs) take two cells, as
/// terminals for East Asian languages may draw them. For the whole process.
void fh_set_ambiguous_wide(int is_wide);

/// The cells of a character: -1 for one that is not drawn.
int fh_width(wchar_t character);
