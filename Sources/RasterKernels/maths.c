// Elementary functions of a row of numbers. Picks the loop for the processor.
#include "level.h"

#define LOOPS(name)                                                                                                    \
    void name##_128(float *values, size_t count);                                                                      \
    void name##_256(float *values, size_t count);                                                                      \
    void name##_512(float *values, size_t count);

LOOPS(rk_sines)
LOOPS(rk_cosines)
LOOPS(rk_powers)
LOOPS(rk_roots)

bool rk_sine(float *values, size_t count, bool cosine) {
    (cosine ? FITTING(rk_cosines) : FITTING(rk_sines))(values, count);
    return true;
}

bool rk_power(float *values, size_t count) {
    FITTING(rk_powers)(values, count);
    return true;
}

bool rk_root(float *values, size_t count) {
    FITTING(rk_roots)(values, count);
    return true;
}
