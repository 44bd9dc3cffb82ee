// The loops of `planes_body.h` for any processor.
#define WIDTH 16
#include "planes_body.h"
