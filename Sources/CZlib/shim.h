// zlib's reading of gzip files; what is no gzip file it passes on as it is.
#pragma once
#include <zlib.h>
