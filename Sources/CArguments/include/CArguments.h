// The command line as the program was given it. Swift reads it from /proc, which a rescue system may lack.
#pragma once

/// How many words there are, with the name of the program; 0 when nobody told.
int fh_argument_count(void);

/// A word; NULL behind the last one.
const char *fh_argument(int index);
