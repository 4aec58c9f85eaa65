#define _GNU_SOURCE
#include "CSpawn.h"

#include <signal.h>
#include <spawn.h>
#include <unistd.h>

static int prepare_files(posix_spawn_file_actions_t *files, int input, int output, int error) {
  int result = posix_spawn_file_actions_adddup2(files, input, STDIN_FILENO);
  if (result == 0) result = posix_spawn_file_actions_adddup2(files, output, STDOUT_FILENO);
  if (result == 0) result = posix_spawn_file_actions_adddup2(files, error, STDERR_FILENO);
  if (result == 0) result = posix_spawn_file_actions_addclosefrom_np(files, STDERR_FILENO + 1);
  return result;
}

static int prepare_attributes(posix_spawnattr_t *attributes) {
  sigset_t signals;
  sigfillset(&signals);
  int result = posix_spawnattr_setsigdefault(attributes, &signals);
  sigemptyset(&signals);
  if (result == 0) result = posix_spawnattr_setsigmask(attributes, &signals);
  if (result == 0) {
    result = posix_spawnattr_setflags(
        attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSID);
  }
  return result;
}

int fh_spawn_shell(
    pid_t *pid, const char *line, char *const environment[], int input, int output, int error) {
  posix_spawn_file_actions_t files;
  int result = posix_spawn_file_actions_init(&files);
  if (result != 0) return result;
  posix_spawnattr_t attributes;
  result = posix_spawnattr_init(&attributes);
  if (result == 0) {
    result = prepare_files(&files, input, output, error);
    if (result == 0) result = prepare_attributes(&attributes);
    if (result == 0) {
      char *const arguments[] = {"sh", "-c", (char *)line, NULL};
      result = posix_spawn(pid, "/bin/sh", &files, &attributes, arguments, environment);
    }
    posix_spawnattr_destroy(&attributes);
  }
  posix_spawn_file_actions_destroy(&files);
  return result;
}
