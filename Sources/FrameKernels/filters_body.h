// Rows of pixels, a vector of bytes at a time: PNG's Paeth filter, what filters leave, runs, how pixels differ from their neighbors, and
// pixels of four bytes packed to three.
//
// Compiled once for each width.
#include "KinoraFrameKernels.h"

typedef uint8_t byte_lanes __attribute__((vector_size(WIDTH)));
typedef uint8_t loose_bytes __attribute__((vector_size(WIDTH), aligned(1), may_alias));
typedef uint16_t word_lanes __attribute__((vector_size(WIDTH)));
typedef uint32_t pixel_lanes __attribute__((vector_size(WIDTH)));

#define PIXELS (WIDTH / 4)
#if WIDTH == 32
#define KERNEL __attribute__((target("avx2")))
#define NAMED(name) name##_256
#else
#define KERNEL
#define NAMED(name) name##_128
#endif
#define INLINE KERNEL static inline __attribute__((always_inline))

INLINE byte_lanes load(const void *p) { return *(const loose_bytes *)p; }
INLINE void store(void *p, byte_lanes v) { *(loose_bytes *)p = v; }
INLINE byte_lanes choose(byte_lanes m, byte_lanes a, byte_lanes b) { return (m & a) | (~m & b); }

INLINE byte_lanes difference(byte_lanes a, byte_lanes b) {
    return __builtin_elementwise_max(a, b) - __builtin_elementwise_min(a, b);
}

KERNEL size_t NAMED(fk_paeth)(
    const uint8_t *row, const uint8_t *left, const uint8_t *above, const uint8_t *above_left, size_t count,
    uint8_t *out) {
    size_t i = 0;
    for (; i + WIDTH <= count; i += WIDTH) {
        byte_lanes a = load(left + i), b = load(above + i), c = load(above_left + i);
        byte_lanes to_a = difference(b, c), to_b = difference(a, c);
        // The third distance is the sum of the others when c is below or above both a and b, and otherwise their difference.
        // A sum above 255 need not be told from 255, because neither of the others is greater.
        byte_lanes apart = (byte_lanes)(c <= a) ^ (byte_lanes)(c <= b);
        byte_lanes to_c = choose(apart, difference(to_a, to_b), __builtin_elementwise_add_sat(to_a, to_b));
        byte_lanes b_or_c = choose((byte_lanes)(to_b <= to_c), b, c);
        byte_lanes is_a = (byte_lanes)(to_a <= to_b) & (byte_lanes)(to_a <= to_c);
        store(out + i, load(row + i) - choose(is_a, a, b_or_c));
    }
    return i;
}

// Each store writes a quarter more than it fills; the last pixels are left to the caller.
KERNEL size_t NAMED(fk_pack_rgb)(const uint32_t *pixels, size_t count, uint8_t *out, uint32_t *common) {
    size_t x = 0;
    pixel_lanes all = ~(pixel_lanes){};
    for (; x + 2 * PIXELS <= count; x += PIXELS) {
        byte_lanes v = load(pixels + x);
        all &= (pixel_lanes)v;
#if WIDTH == 32
        v = __builtin_shufflevector(
            v, v, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 16, 17, 18, 20, 21, 22, 24, 25, 26, 28, 29, 30, -1, -1, -1, -1, -1,
            -1, -1, -1);
#else
        v = __builtin_shufflevector(v, v, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1);
#endif
        store(out + 3 * x, v);
    }
    *common &= __builtin_reduce_and(all);
    return x;
}

KERNEL size_t NAMED(fk_distances)(const uint8_t *bytes, size_t count, uint64_t *sum) {
    const byte_lanes middle = (byte_lanes){} + 128;
    size_t i = 0;
    while (i + WIDTH <= count) {
        // Two distances are at most 256, of which 255 fit a lane.
        word_lanes sums = {};
        for (int k = 0; k < 255 && i + WIDTH <= count; k++, i += WIDTH) {
            word_lanes pairs = (word_lanes)difference(load(bytes + i), middle);
            sums += (pairs & 255) + (pairs >> 8);
        }
        for (int k = 0; k < WIDTH / 2; k++) *sum += sums[k];
    }
    return i;
}

KERNEL size_t NAMED(fk_run)(const uint32_t *pixels, size_t count, uint32_t pixel) {
    const pixel_lanes same = (pixel_lanes){} + pixel;
    size_t x = 0;
    for (; x + PIXELS <= count; x += PIXELS) {
        if (__builtin_reduce_or((pixel_lanes)load(pixels + x) ^ same) == 0) continue;
        // The run ends within this vector.
        while (pixels[x] == pixel) x++;
        return x;
    }
    return x;
}

KERNEL size_t NAMED(fk_alike)(const uint8_t *bytes, const uint8_t *earlier, size_t count) {
    size_t i = 0;
    for (; i + 2 * WIDTH <= count; i += 2 * WIDTH) {
        byte_lanes low = load(bytes + i) ^ load(earlier + i);
        byte_lanes high = load(bytes + i + WIDTH) ^ load(earlier + i + WIDTH);
        if (__builtin_reduce_or((pixel_lanes)(low | high)) != 0) break;
    }
    return i;
}

KERNEL size_t NAMED(fk_survey)(
    const uint32_t *row, const uint32_t *above, size_t count, uint32_t *equal, uint32_t *small) {
    const byte_lanes limit = (byte_lanes){} + 12;
    // A lane that is true is -1.
    pixel_lanes same = {}, near = {};
    size_t x = 0;
    for (; x + PIXELS <= count; x += PIXELS) {
        byte_lanes pixel = load(row + x), left = load(row + x - 1), up = load(above + x);
        pixel_lanes is_same = (pixel_lanes)((pixel_lanes)pixel == (pixel_lanes)left);
        is_same |= (pixel_lanes)((pixel_lanes)pixel == (pixel_lanes)up);
        pixel_lanes beyond = (pixel_lanes)__builtin_elementwise_sub_sat(difference(pixel, left), limit);
        same -= is_same;
        near -= (pixel_lanes)(beyond == 0) & ~is_same;
    }
    *equal += __builtin_reduce_add(same);
    *small += __builtin_reduce_add(near);
    return x;
}
