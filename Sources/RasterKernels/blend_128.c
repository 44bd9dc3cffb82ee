// The loops of `blend_body.h` for any processor.
#define WIDTH 16
#include "blend_body.h"
