// The loop of `shadow_body.h` for AVX-512.
#define WIDTH 64
#include "shadow_body.h"
