// Elementary functions of a row of numbers, a vector at a time. Compiled once for each width.
#include "floats.h"

#include <string.h>

INLINE floats sine(floats x, int quarter) {
    floats magic = x * 0.63661977f + 12582912.0f;
    floats n = magic - 12582912.0f;
    floats r = ((x - n * 1.5703125f) - n * 4.83751297e-4f) - n * 7.54979e-8f;
    floats z = r * r;
    floats sine = r + r * z * (-1.6666655e-1f + z * (8.332161e-3f - z * 1.9515296e-4f));
    floats cosine = 1 - 0.5f * z + z * z * (4.1666646e-2f + z * (-1.3887316e-3f + z * 2.4433157e-5f));
    pixel_lanes quadrant = (pixel_lanes)magic + (uint32_t)quarter;
    pixel_lanes odd = 0 - (quadrant & 1);
    pixel_lanes bits = ((pixel_lanes)sine & ~odd) | ((pixel_lanes)cosine & odd);
    return (floats)(bits ^ ((quadrant & 2) << 30));
}

INLINE floats power(floats values) {
    floats x = choose(values > -87, values, number(-87));
    floats bounded = choose(x < 88, x, number(88));
    floats magic = bounded * 1.442695f + 12582912.0f;
    floats n = magic - 12582912.0f;
    floats r = (bounded - n * 0.6933594f) + n * 2.1219444e-4f;
    floats early =
        1.6666665e-1f + r * (4.1665796e-2f + r * (8.333452e-3f + r * (1.3981999e-3f + r * 1.9875692e-4f)));
    floats power = 1 + r + r * r * (0.5f + r * early);
    return power * (floats)(((pixel_lanes)magic + 127) << 23);
}

// The last numbers go through a vector of their own.
#define ROWS(expression)                                                                                               \
    size_t i = 0;                                                                                                      \
    for (; i + WIDTH / 4 <= count; i += WIDTH / 4) {                                                                   \
        floats x = load_floats(values + i);                                                                            \
        store_floats(values + i, expression);                                                                          \
    }                                                                                                                  \
    if (i < count) {                                                                                                   \
        floats x = number(0);                                                                                          \
        memcpy(&x, values + i, (count - i) * sizeof(float));                                                           \
        floats y = expression;                                                                                         \
        memcpy(values + i, &y, (count - i) * sizeof(float));                                                           \
    }

KERNEL void NAMED(rk_sines)(float *values, size_t count) { ROWS(sine(x, 0)) }
KERNEL void NAMED(rk_cosines)(float *values, size_t count) { ROWS(sine(x, 1)) }
KERNEL void NAMED(rk_powers)(float *values, size_t count) { ROWS(power(x)) }
KERNEL void NAMED(rk_roots)(float *values, size_t count) { ROWS(root(x)) }
