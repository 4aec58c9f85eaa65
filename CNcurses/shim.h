// ncursesw and panel as Swift can import them.
#pragma once
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <panel.h>
#include <term.h>
