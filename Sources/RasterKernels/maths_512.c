// The loops of `maths_body.h` for AVX-512.
#define WIDTH 64
#include "maths_body.h"
