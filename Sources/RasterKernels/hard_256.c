// The loops of `hard_body.h` for AVX2.
#define WIDTH 32
#include "hard_body.h"
