// Restores the terminal when the program dies of a signal, before anything else runs, and hands the
// other signals to the program through a pipe. What signal handlers touch has to be C.
#pragma once
#include <stddef.h>
#include <termios.h>

/// Gives every signal its default disposition, SIGPIPE excepted (ignored), and lets all of them through.
void fh_guard_reset_signals(void);

/// Takes over the signals of a crash; replaces any handler that was there.
void fh_guard_install(void);

/// Gives the calling thread a stack of its own for the handlers, so that a stack overflow is covered.
void fh_guard_cover_thread(void);

/// From now on a deadly signal, or exit, writes `restore` to `terminal` and sets `saved`.
/// An empty text sets the modes only. Returns 0, or -1 when `restore` is too long.
int fh_guard_arm(int terminal, const struct termios *saved, const char *restore, size_t length);

/// The terminal has been given back: nothing to restore any more.
void fh_guard_disarm(void);

/// Hands SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT and SIGWINCH to the program: each is one byte,
/// its number, in the pipe whose reading end is returned; -1 when there is no pipe to be had.
/// A signal that asks the program to end ends it after 3 seconds, unless `fh_guard_unwatch` comes first: also a
/// program that waits for its terminal ends.
int fh_guard_watch(void);

/// The watched signals get their default dispositions back. The pipe stays open for the next time.
void fh_guard_unwatch(void);

/// Stops the process group with `signal_number` as the terminal would, until it is continued. Returns 1 then,
/// or 0 when it could not be stopped. The SIGCONT is not told. Needs `fh_guard_watch`.
int fh_guard_stop(int signal_number);

/// Restores the terminal and ends the process by that very signal.
_Noreturn void fh_guard_die(int signal_number);
