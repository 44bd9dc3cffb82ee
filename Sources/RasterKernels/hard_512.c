// The loops of `hard_body.h` for AVX-512.
#define WIDTH 64
#include "hard_body.h"
