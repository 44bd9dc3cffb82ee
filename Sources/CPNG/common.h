// What the reader and the writer share: how libpng's errors become values.
#pragma once

#include "cpng.h"
#include <png.h>

// The error that libpng's error function fills in before it jumps; kept as libpng's error pointer.
typedef struct {
    cpng_error *error;
    int pending;  // the code to report for the next error, CPNG_DAMAGED unless a callback knows better
} cpng_errors;

int cpng_set_error(cpng_error *error, int code, const char *message);
void cpng_on_error(png_structp png, png_const_charp message);
void cpng_on_warning(png_structp png, png_const_charp message);
