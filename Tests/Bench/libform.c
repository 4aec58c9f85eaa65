// Ten fields in bare C with libform: what a form costs at least. libform FIELDS
#include <form.h>
#include <locale.h>
#include <stdlib.h>

int main(int count, char **words) {
  int fields = count > 1 ? atoi(words[1]) : 10;
  setlocale(LC_ALL, "");
  initscr();
  raw();
  noecho();
  keypad(stdscr, TRUE);
  FIELD **list = calloc(fields + 1, sizeof *list);
  for (int n = 0; n < fields; n++) {
    list[n] = new_field(1, 40, n + 2, 20, 0, 0);
    set_field_back(list[n], A_UNDERLINE);
    field_opts_off(list[n], O_AUTOSKIP);
  }
  FORM *form = new_form(list);
  post_form(form);
  mvprintw(0, 2, "Ten questions");
  for (int n = 0; n < fields; n++) mvprintw(n + 2, 2, "Question %d", n + 1);
  pos_form_cursor(form);
  refresh();
  for (int key; (key = getch()) != 3;) {
    if (key == '\t' || key == KEY_DOWN) form_driver(form, REQ_NEXT_FIELD);
    else if (key == KEY_BACKSPACE || key == 127) form_driver(form, REQ_DEL_PREV);
    else form_driver(form, key);
    refresh();
  }
  endwin();
  return 0;
}
