// The loops of `maths_body.h` for AVX2.
#define WIDTH 32
#include "maths_body.h"
