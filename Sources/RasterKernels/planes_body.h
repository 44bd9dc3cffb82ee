// A blur's steps over rows of floats and of sums, and planes packed to pixels, a vector at a time. Every value is made by the operations
// of the Swift twins, in their order.
//
// Compiled once for each width.
#include "floats.h"

// Every second lane of two vectors, and two vectors lane by lane.
#if WIDTH == 64
#define EVENS(a, b) __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30)
#define ODDS(a, b) __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31)
#define LOWER(a, b) __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23)
#define UPPER(a, b) __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31)
#elif WIDTH == 32
#define EVENS(a, b) __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14)
#define ODDS(a, b) __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15)
#define LOWER(a, b) __builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11)
#define UPPER(a, b) __builtin_shufflevector(a, b, 4, 12, 5, 13, 6, 14, 7, 15)
#else
#define EVENS(a, b) __builtin_shufflevector(a, b, 0, 2, 4, 6)
#define ODDS(a, b) __builtin_shufflevector(a, b, 1, 3, 5, 7)
#define LOWER(a, b) __builtin_shufflevector(a, b, 0, 4, 1, 5)
#define UPPER(a, b) __builtin_shufflevector(a, b, 2, 6, 3, 7)
#endif

// MARK: Pixels

// The nearest whole numbers, of 0...255: adding 2^23 leaves them in the low bits.
INLINE pixel_lanes nearest(floats v) { return (pixel_lanes)(v + 8388608.0f) & 255; }

// Limited to 0...`high`, NaN as 0, like a comparison and a choice.
INLINE floats limited(floats v, floats high) { return smaller(larger(v, number(0)), high); }

INLINE pixel_lanes packed_planes(floats red, floats green, floats blue, floats alpha) {
    floats a = limited(alpha * 255, number(255));
    return nearest(limited(red * 255, a)) | nearest(limited(green * 255, a)) << 8 | nearest(limited(blue * 255, a)) << 16
        | nearest(a) << 24;
}

KERNEL void NAMED(rk_pack_planes)(
    uint32_t *target, const float *red, const float *green, const float *blue, const float *alpha, size_t count) {
    size_t i = 0;
    for (; i + PIXELS <= count; i += PIXELS) {
        store(
            target + i,
            packed_planes(load_floats(red + i), load_floats(green + i), load_floats(blue + i), load_floats(alpha + i)));
    }
    if (i < count) {
        const float *planes[4] = {red + i, green + i, blue + i, alpha + i};
        float rest[4][PIXELS] = {{0}};
        uint32_t pixels[PIXELS];
        for (int k = 0; k < 4; k++) __builtin_memcpy(rest[k], planes[k], (count - i) * sizeof(float));
        store(
            pixels,
            packed_planes(load_floats(rest[0]), load_floats(rest[1]), load_floats(rest[2]), load_floats(rest[3])));
        __builtin_memcpy(target + i, pixels, (count - i) * sizeof(uint32_t));
    }
}

// MARK: Halving and doubling

#define HALVED(a, b, c, d) (((a) + (d)) * 0.125f + ((b) + (c)) * 0.375f)

KERNEL void NAMED(rk_halve_rows)(
    float *target, const float *a, const float *b, const float *c, const float *d, size_t count) {
    size_t i = 0;
    for (; i + PIXELS <= count; i += PIXELS) {
        floats sum = HALVED(load_floats(a + i), load_floats(b + i), load_floats(c + i), load_floats(d + i));
        store_floats(target + i, sum);
    }
    for (; i < count; i++) target[i] = HALVED(a[i], b[i], c[i], d[i]);
}

KERNEL void NAMED(rk_halve_columns)(float *target, const float *source, size_t count) {
    size_t i = 0;
    for (; i + PIXELS <= count; i += PIXELS) {
        const float *p = source + 2 * i;
        floats first = load_floats(p), second = load_floats(p + PIXELS);
        floats third = load_floats(p + 2), fourth = load_floats(p + 2 + PIXELS);
        floats sum = HALVED(EVENS(first, second), ODDS(first, second), EVENS(third, fourth), ODDS(third, fourth));
        store_floats(target + i, sum);
    }
    for (; i < count; i++) {
        const float *p = source + 2 * i;
        target[i] = HALVED(p[0], p[1], p[2], p[3]);
    }
}

KERNEL void NAMED(rk_double_rows)(float *target, const float *near, const float *far, size_t count) {
    size_t i = 0;
    for (; i + PIXELS <= count; i += PIXELS) {
        store_floats(target + i, load_floats(near + i) * 0.75f + load_floats(far + i) * 0.25f);
    }
    for (; i < count; i++) target[i] = near[i] * 0.75f + far[i] * 0.25f;
}

KERNEL void NAMED(rk_double_columns)(float *target, const float *cells, size_t pairs) {
    size_t i = 0;
    for (; i + PIXELS <= pairs; i += PIXELS) {
        floats middle = load_floats(cells + i) * 0.75f;
        floats left = middle + load_floats(cells + i - 1) * 0.25f, right = middle + load_floats(cells + i + 1) * 0.25f;
        store_floats(target + 2 * i, LOWER(left, right));
        store_floats(target + 2 * i + PIXELS, UPPER(left, right));
    }
    for (; i < pairs; i++) {
        const float *cell = cells + i;
        float middle = cell[0] * 0.75f;
        target[2 * i] = middle + cell[-1] * 0.25f;
        target[2 * i + 1] = middle + cell[1] * 0.25f;
    }
}

// MARK: Kernels

KERNEL void NAMED(rk_convolve)(
    float *target, const float *source, size_t count, const float *weights, size_t taps, size_t step) {
    size_t i = 0;
    for (; i + 4 * PIXELS <= count; i += 4 * PIXELS) {
        floats a = number(0), b = number(0), c = number(0), d = number(0);
        const float *p = source + i;
        for (size_t k = 0; k < taps; k++, p += step) {
            floats weight = number(weights[k]);
            a += load_floats(p) * weight;
            b += load_floats(p + PIXELS) * weight;
            c += load_floats(p + 2 * PIXELS) * weight;
            d += load_floats(p + 3 * PIXELS) * weight;
        }
        store_floats(target + i, a);
        store_floats(target + i + PIXELS, b);
        store_floats(target + i + 2 * PIXELS, c);
        store_floats(target + i + 3 * PIXELS, d);
    }
    for (; i + PIXELS <= count; i += PIXELS) {
        floats sum = number(0);
        const float *p = source + i;
        for (size_t k = 0; k < taps; k++, p += step) sum += load_floats(p) * number(weights[k]);
        store_floats(target + i, sum);
    }
    for (; i < count; i++) {
        float sum = 0;
        const float *p = source + i;
        for (size_t k = 0; k < taps; k++, p += step) sum += p[0] * weights[k];
        target[i] = sum;
    }
}

// MARK: Sums of bytes

#define SUMMED(a, b, c, d, shift) \
    ((((a) >> shift) & 0x00FF00FF) + (((d) >> shift) & 0x00FF00FF) \
        + 3 * ((((b) >> shift) & 0x00FF00FF) + (((c) >> shift) & 0x00FF00FF)))

KERNEL void NAMED(rk_sum_rows)(
    uint32_t *even, uint32_t *odd, const uint32_t *a, const uint32_t *b, const uint32_t *c, const uint32_t *d,
    size_t count) {
    size_t i = 0;
    for (; i + PIXELS <= count; i += PIXELS) {
        pixel_lanes p = load(a + i), q = load(b + i), r = load(c + i), s = load(d + i);
        store(even + i, SUMMED(p, q, r, s, 0));
        store(odd + i, SUMMED(p, q, r, s, 8));
    }
    for (; i < count; i++) {
        even[i] = SUMMED(a[i], b[i], c[i], d[i], 0);
        odd[i] = SUMMED(a[i], b[i], c[i], d[i], 8);
    }
}

INLINE floats over_64(pixel_lanes v) { return __builtin_convertvector((lane_mask)v, floats) * (1.0f / 64); }

KERNEL void NAMED(rk_sum_pairs)(float *low, float *high, const uint32_t *sums, size_t count) {
    size_t i = 0;
    for (; i + PIXELS <= count; i += PIXELS) {
        const uint32_t *p = sums + 2 * i;
        pixel_lanes first = load(p), second = load(p + PIXELS), third = load(p + 2), fourth = load(p + 2 + PIXELS);
        pixel_lanes sum =
            EVENS(first, second) + ODDS(third, fourth) + 3 * (ODDS(first, second) + EVENS(third, fourth));
        if (low) store_floats(low + i, over_64(sum & 0xFFFF));
        store_floats(high + i, over_64(sum >> 16));
    }
    for (; i < count; i++) {
        const uint32_t *p = sums + 2 * i;
        uint32_t sum = p[0] + p[3] + 3 * (p[1] + p[2]);
        if (low) low[i] = (float)(int32_t)(sum & 0xFFFF) * (1.0f / 64);
        high[i] = (float)(int32_t)(sum >> 16) * (1.0f / 64);
    }
}
