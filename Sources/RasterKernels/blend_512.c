// The loops of `blend_body.h` for AVX-512.
#define WIDTH 64
#include "blend_body.h"
