// The loop of `shadow_body.h` for any processor.
#define WIDTH 16
#include "shadow_body.h"
