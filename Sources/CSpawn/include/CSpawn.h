// Starts a shell line as a child, with what glibc offers beyond POSIX.
#pragma once
#include <sys/types.h>

/// Starts `/bin/sh -c line` in a session of its own, so without a terminal. The child has the dispositions of signals
/// that a fresh program has, and of all descriptors only the three given, as standard input, output and error.
/// Returns 0 and sets `pid`, which is the number of its process group too, or returns an error of the system.
int fh_spawn_shell(
    pid_t *pid, const char *line, char *const environment[], int input, int output, int error);
