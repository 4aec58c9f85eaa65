// Gives free memory back before it is measured: Swift does not see this header.
#include <malloc.h>
