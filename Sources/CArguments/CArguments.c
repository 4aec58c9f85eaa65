#include "CArguments.h"
#include <stddef.h>

static int count;
static char **words;

// glibc hands the arguments of main to what runs before it.
__attribute__((constructor)) static void keep(int argc, char **argv) {
  count = argc;
  words = argv;
}

int fh_argument_count(void) { return count; }

const char *fh_argument(int index) { return index >= 0 && index < count ? words[index] : NULL; }
