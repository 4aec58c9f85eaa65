#define _XOPEN_SOURCE 700
#include "CCharacterWidth.h"
#include <stdatomic.h>
#include <stddef.h>

struct range {
  wchar_t first, last;
};

static const struct range ambiguous[] = {
#include "ambiguous.inc"
};

static atomic_int ambiguous_is_wide;

void fh_set_ambiguous_wide(int is_wide) { atomic_store(&ambiguous_is_wide, is_wide); }

static int is_ambiguous(wchar_t character) {
  size_t low = 0, high = sizeof ambiguous / sizeof *ambiguous;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (character > ambiguous[middle].last)
      low = middle + 1;
    else
      high = middle;
  }
  return low < sizeof ambiguous / sizeof *ambiguous && ambiguous[low].first <= character;
}

// Stands before the C library's function of that name, for ncurses too: it places cells by its answers. wcswidth has
// the C library's own answers.
int wcwidth(wchar_t character) {
  int width = wcswidth(&character, 1);
  return width == 1 && atomic_load(&ambiguous_is_wide) && is_ambiguous(character) ? 2 : width;
}

int fh_width(wchar_t character) { return wcwidth(character); }
