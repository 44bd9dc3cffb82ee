// The loops of `over_body.h` for AVX-512.
#define WIDTH 64
#include "over_body.h"
