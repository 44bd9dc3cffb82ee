// The loops of `over_body.h` for any processor.
#define WIDTH 16
#include "over_body.h"
