// What the processor can do.
#ifndef FRAME_KERNELS_LEVEL_H
#define FRAME_KERNELS_LEVEL_H

#include "KinoraFrameKernels.h"

// True where the processor has AVX2, BMI2 and LZCNT, and AVX-512 with tables of bytes as well; looked up once, before main.
extern bool fk_is_wide;
extern bool fk_is_widest;

#endif
