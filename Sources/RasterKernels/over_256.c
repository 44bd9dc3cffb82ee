// The loops of `over_body.h` for AVX2.
#define WIDTH 32
#include "over_body.h"
