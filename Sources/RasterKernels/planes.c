// A blur's steps and packed planes. Picks the loops for the processor.
#include "level.h"

void rk_pack_planes_128(
    uint32_t *target, const float *red, const float *green, const float *blue, const float *alpha, size_t count);
void rk_pack_planes_256(
    uint32_t *target, const float *red, const float *green, const float *blue, const float *alpha, size_t count);
void rk_pack_planes_512(
    uint32_t *target, const float *red, const float *green, const float *blue, const float *alpha, size_t count);
bool rk_pack_planes(
    uint32_t *target, const float *red, const float *green, const float *blue, const float *alpha, size_t count) {
    FITTING(rk_pack_planes)(target, red, green, blue, alpha, count);
    return true;
}

void rk_halve_rows_128(
    float *target, const float *a, const float *b, const float *c, const float *d, size_t count);
void rk_halve_rows_256(
    float *target, const float *a, const float *b, const float *c, const float *d, size_t count);
void rk_halve_rows_512(
    float *target, const float *a, const float *b, const float *c, const float *d, size_t count);
bool rk_halve_rows(
    float *target, const float *a, const float *b, const float *c, const float *d, size_t count) {
    FITTING(rk_halve_rows)(target, a, b, c, d, count);
    return true;
}

void rk_halve_columns_128(float *target, const float *source, size_t count);
void rk_halve_columns_256(float *target, const float *source, size_t count);
void rk_halve_columns_512(float *target, const float *source, size_t count);
bool rk_halve_columns(float *target, const float *source, size_t count) {
    FITTING(rk_halve_columns)(target, source, count);
    return true;
}

void rk_double_rows_128(float *target, const float *near, const float *far, size_t count);
void rk_double_rows_256(float *target, const float *near, const float *far, size_t count);
void rk_double_rows_512(float *target, const float *near, const float *far, size_t count);
bool rk_double_rows(float *target, const float *near, const float *far, size_t count) {
    FITTING(rk_double_rows)(target, near, far, count);
    return true;
}

void rk_double_columns_128(float *target, const float *cells, size_t pairs);
void rk_double_columns_256(float *target, const float *cells, size_t pairs);
void rk_double_columns_512(float *target, const float *cells, size_t pairs);
bool rk_double_columns(float *target, const float *cells, size_t pairs) {
    FITTING(rk_double_columns)(target, cells, pairs);
    return true;
}

void rk_convolve_128(
    float *target, const float *source, size_t count, const float *weights, size_t taps, size_t step);
void rk_convolve_256(
    float *target, const float *source, size_t count, const float *weights, size_t taps, size_t step);
void rk_convolve_512(
    float *target, const float *source, size_t count, const float *weights, size_t taps, size_t step);
bool rk_convolve(
    float *target, const float *source, size_t count, const float *weights, size_t taps, size_t step) {
    FITTING(rk_convolve)(target, source, count, weights, taps, step);
    return true;
}

void rk_sum_rows_128(
    uint32_t *even, uint32_t *odd, const uint32_t *a, const uint32_t *b, const uint32_t *c, const uint32_t *d,
    size_t count);
void rk_sum_rows_256(
    uint32_t *even, uint32_t *odd, const uint32_t *a, const uint32_t *b, const uint32_t *c, const uint32_t *d,
    size_t count);
void rk_sum_rows_512(
    uint32_t *even, uint32_t *odd, const uint32_t *a, const uint32_t *b, const uint32_t *c, const uint32_t *d,
    size_t count);
bool rk_sum_rows(
    uint32_t *even, uint32_t *odd, const uint32_t *a, const uint32_t *b, const uint32_t *c, const uint32_t *d,
    size_t count) {
    FITTING(rk_sum_rows)(even, odd, a, b, c, d, count);
    return true;
}

void rk_sum_pairs_128(float *low, float *high, const uint32_t *sums, size_t count);
void rk_sum_pairs_256(float *low, float *high, const uint32_t *sums, size_t count);
void rk_sum_pairs_512(float *low, float *high, const uint32_t *sums, size_t count);
bool rk_sum_pairs(float *low, float *high, const uint32_t *sums, size_t count) {
    FITTING(rk_sum_pairs)(low, high, sums, count);
    return true;
}
