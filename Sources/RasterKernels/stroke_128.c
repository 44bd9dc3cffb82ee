// The loop of `stroke_body.h` for any processor.
#define WIDTH 16
#include "stroke_body.h"
