// Elementary functions of a row of numbers. Picks the loop for the processor.
#include "lanes.h"

#if defined(__x86_64__)

#define LOOPS(name)                                                                                                    \
    void name##_256(float *values, size_t count);                                                                      \
    void name##_512(float *values, size_t count);                                                                      \
    static bool name(float *values, size_t count) {                                                                    \
        if (rk_is_wide) (rk_is_widest ? name##_512 : name##_256)(values, count);                                       \
        return rk_is_wide;                                                                                             \
    }

LOOPS(rk_sines)
LOOPS(rk_cosines)
LOOPS(rk_powers)
LOOPS(rk_roots)

bool rk_sine(float *values, size_t count, bool cosine) { return (cosine ? rk_cosines : rk_sines)(values, count); }
bool rk_power(float *values, size_t count) { return rk_powers(values, count); }
bool rk_root(float *values, size_t count) { return rk_roots(values, count); }

#endif
