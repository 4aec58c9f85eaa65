// ncursesw and panel as Swift can import them. The macros and globals that Swift cannot see or must not
// share are constants and inline functions here, all with the prefix fh_.
#pragma once
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <panel.h>
#include <sys/ioctl.h>
#include <term.h>

// Attributes: macros with casts are not imported.
static const attr_t fh_attribute_bold = A_BOLD;
static const attr_t fh_attribute_underline = A_UNDERLINE;
static const attr_t fh_attribute_reverse = A_REVERSE;
static const attr_t fh_attribute_dim = A_DIM;

// Globals: shared mutable state for Swift.
static inline int fh_lines(void) { return LINES; }
static inline int fh_columns(void) { return COLS; }
static inline int fh_colour_pairs(void) { return COLOR_PAIRS; }

// Draws one cell: a spacing character with its marks, ended by 0.
static inline int fh_put(WINDOW *window, int y, int x, const wchar_t *text, attr_t attributes, int pair) {
  cchar_t cell;
  if (setcchar(&cell, text, attributes, 0, &pair) == ERR) return ERR;
  return mvwadd_wch(window, y, x, &cell);
}

// Draws one cell of the terminal's line drawing set, named as in terminfo's acsc ('q' is a horizontal line).
static inline int fh_put_line(WINDOW *window, int y, int x, char name, attr_t attributes, int pair) {
  return mvwaddch(window, y, x, NCURSES_ACS(name) | attributes | (chtype)COLOR_PAIR(pair));
}

// Where the hardware cursor stands after the next doupdate.
static inline void fh_place_cursor(int y, int x) { wmove(newscr, y, x); }

// The next doupdate draws everything.
static inline void fh_redraw_all(void) { clearok(curscr, TRUE); }

// tparm is variadic.
static inline const char *fh_cursor_address(int y, int x) {
  const char *address = tigetstr("cup");
  if (address == NULL || address == (const char *)-1) return NULL;
  return tparm(address, (long)y, (long)x, 0L, 0L, 0L, 0L, 0L, 0L, 0L);
}

// ioctl is variadic.
static inline int fh_unsent_bytes(int descriptor) {
  int count = 0;
  return ioctl(descriptor, TIOCOUTQ, &count) == 0 ? count : 0;
}

// Returns 0 when the terminal tells its size.
static inline int fh_window_size(int descriptor, int *width, int *height) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return -1;
  *width = size.ws_col;
  *height = size.ws_row;
  return 0;
}
