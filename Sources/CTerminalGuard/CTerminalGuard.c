#define _GNU_SOURCE
#include "CTerminalGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { longest_restore = 512, handler_stack = 32 * 1024, patience_seconds = 3 };

// Crashes, and the other signals that end a process which does not know them.
static const int fatal[] = {SIGSEGV, SIGBUS,  SIGILL,  SIGTRAP, SIGFPE,    SIGABRT, SIGSYS,
                            SIGQUIT, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF, SIGIO};
static const int watched[] = {SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH};
#define COUNT(array) (sizeof(array) / sizeof *(array))

// What the handlers read. `armed` is set last and cleared first.
static atomic_bool armed;
static int terminal;
static struct termios saved_modes;
static char restore_bytes[longest_restore];
static size_t restore_length;

static pid_t owner;
static atomic_int pipe_end = -1;
static int pipe_start = -1;
// The signal that asked the program to end; 0 before.
static atomic_int asked;
static atomic_uint continued;
static atomic_bool stopping;

// A handler must also end well when a thread crashes while another is dying, or twice.
static atomic_bool dying;
static __thread bool dying_here;

static void set_handler(int signal_number, void (*handler)(int), int flags) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigfillset(&action.sa_mask);
  sigaction(signal_number, &action, NULL);
}

// A terminal that takes no bytes must not keep a dying program alive.
static void write_restore(void) {
  // The flags may be shared with the program that called this one.
  if (restore_length == 0) return;
  int flags = fcntl(terminal, F_GETFL);
  if (flags >= 0) fcntl(terminal, F_SETFL, flags | O_NONBLOCK);
  size_t done = 0;
  while (done < restore_length) {
    ssize_t written = write(terminal, restore_bytes + done, restore_length - done);
    if (written > 0) {
      done += (size_t)written;
    } else if (errno == EAGAIN) {
      struct pollfd room = {.fd = terminal, .events = POLLOUT};
      if (poll(&room, 1, 200) <= 0) return;
    } else if (errno != EINTR) {
      return;
    }
  }
}

static void restore_terminal(void) {
  if (getpid() != owner || !atomic_exchange(&armed, false)) return;
  int saved_errno = errno;
  write_restore();
  // In the background the modes belong to somebody else already.
  pid_t foreground = tcgetpgrp(terminal);
  if (foreground < 0 || foreground == getpgrp()) tcsetattr(terminal, TCSANOW, &saved_modes);
  errno = saved_errno;
}

_Noreturn void fh_guard_die(int signal_number) {
  if (!dying_here && atomic_exchange(&dying, true)) {
    for (;;) pause();
  }
  if (!dying_here) {
    dying_here = true;
    restore_terminal();
  }
  set_handler(signal_number, SIG_DFL, 0);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, signal_number);
  pthread_sigmask(SIG_UNBLOCK, &only, NULL);
  raise(signal_number);
  _exit(128 + signal_number);
}

static void on_fatal(int signal_number) { fh_guard_die(signal_number); }

static void on_alarm(int signal_number) {
  (void)signal_number;
  int number = atomic_load(&asked);
  if (number != 0) fh_guard_die(number);
}

static bool asks_to_end(int signal_number) {
  return signal_number == SIGTERM || signal_number == SIGHUP || signal_number == SIGINT || signal_number == SIGQUIT;
}

static void on_watched(int signal_number) {
  int saved_errno = errno;
  // A child that has not yet become another program must neither write into our pipe nor live on.
  if (getpid() != owner) {
    if (asks_to_end(signal_number)) fh_guard_die(signal_number);
    return;
  }
  if (signal_number == SIGCONT) {
    atomic_fetch_add(&continued, 1);
    if (atomic_load(&stopping)) return;
  }
  if (asks_to_end(signal_number)) {
    // The first one counts: further ones give no further time.
    int none = 0;
    if (atomic_compare_exchange_strong(&asked, &none, signal_number)) alarm(patience_seconds);
  }
  unsigned char byte = (unsigned char)signal_number;
  int end = atomic_load(&pipe_end);
  if (end >= 0 && write(end, &byte, 1) < 0) {
    // A full pipe: the program has a hundred signals to read already.
  }
  errno = saved_errno;
}

void fh_guard_reset_signals(void) {
  for (int number = 1; number < NSIG; number++) {
    if (number != SIGKILL && number != SIGSTOP) signal(number, SIG_DFL);
  }
  signal(SIGPIPE, SIG_IGN);
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_UNBLOCK, &all, NULL);
}

void fh_guard_install(void) {
  if (owner == 0) atexit(restore_terminal);
  owner = getpid();
  fh_guard_cover_thread();
  for (size_t i = 0; i < COUNT(fatal); i++) set_handler(fatal[i], on_fatal, SA_ONSTACK);
}

void fh_guard_cover_thread(void) {
  static __thread char stack_bytes[handler_stack];
  static __thread bool covered;
  if (covered) return;
  stack_t stack = {.ss_sp = stack_bytes, .ss_size = sizeof stack_bytes};
  covered = sigaltstack(&stack, NULL) == 0;
}

int fh_guard_arm(int descriptor, const struct termios *saved, const char *restore, size_t length) {
  if (length > longest_restore) return -1;
  atomic_store(&armed, false);
  terminal = descriptor;
  saved_modes = *saved;
  memcpy(restore_bytes, restore, length);
  restore_length = length;
  owner = getpid();
  atomic_store(&armed, true);
  return 0;
}

void fh_guard_disarm(void) { atomic_store(&armed, false); }

int fh_guard_watch(void) {
  if (pipe_start < 0) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
    pipe_start = ends[0];
    atomic_store(&pipe_end, ends[1]);
  }
  owner = getpid();
  for (size_t i = 0; i < COUNT(watched); i++) set_handler(watched[i], on_watched, SA_RESTART | SA_ONSTACK);
  set_handler(SIGALRM, on_alarm, SA_RESTART | SA_ONSTACK);
  return pipe_start;
}

void fh_guard_unwatch(void) {
  alarm(0);
  atomic_store(&asked, 0);
  for (size_t i = 0; i < COUNT(watched); i++) {
    set_handler(watched[i], watched[i] == SIGQUIT ? on_fatal : SIG_DFL, 0);
  }
  set_handler(SIGALRM, SIG_DFL, 0);
}

int fh_guard_stop(int signal_number) {
  unsigned before = atomic_load(&continued);
  struct sigaction was;
  sigaction(signal_number, NULL, &was);
  set_handler(signal_number, SIG_DFL, 0);
  atomic_store(&stopping, true);
  kill(0, signal_number);
  // Any thread may take the signal, so this one waits until the process has been stopped and continued;
  // in an orphaned group nothing stops it.
  for (int turn = 0; turn < 10 && atomic_load(&continued) == before; turn++) poll(NULL, 0, 10);
  atomic_store(&stopping, false);
  sigaction(signal_number, &was, NULL);
  return atomic_load(&continued) != before;
}
