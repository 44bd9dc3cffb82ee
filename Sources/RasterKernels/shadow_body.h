// Content over its shadow, a vector of pixels at a time.
//
// Compiled once for each width.
#include "floats.h"

// The nearest whole numbers, of 0...255: adding 2^23 leaves them in the low bits.
INLINE pixel_lanes levels(floats v) { return (pixel_lanes)(v + 8388608.0f) & 255; }

INLINE floats channel(pixel_lanes v, int shift) {
    return __builtin_convertvector((lane_mask)((v >> shift) & 255), floats);
}

INLINE pixel_lanes over_shadow(pixel_lanes p, floats shadow, rk_tint t) {
    floats alpha = channel(p, 24);
    floats k = shadow * (1 - alpha * (1.0f / 255));
    pixel_lanes top = levels(alpha + t.alpha * k) << 24;
    // Most shadows are black: they leave the colors as they are.
    if (t.red == 0 && t.green == 0 && t.blue == 0) return (p & 0xFFFFFF) | top;
    return levels(channel(p, 0) + t.red * k) | levels(channel(p, 8) + t.green * k) << 8
        | levels(channel(p, 16) + t.blue * k) << 16 | top;
}

KERNEL void NAMED(rk_over_shadow)(
    uint32_t *target, const uint32_t *content, const float *shadow, size_t count, rk_tint tint) {
    size_t i = 0;
    for (; i + PIXELS <= count; i += PIXELS) {
        store(target + i, over_shadow(load(content + i), load_floats(shadow + i), tint));
    }
    if (i < count) {
        uint32_t pixels[PIXELS] = {0};
        float shares[PIXELS] = {0};
        __builtin_memcpy(pixels, content + i, (count - i) * sizeof(uint32_t));
        __builtin_memcpy(shares, shadow + i, (count - i) * sizeof(float));
        store(pixels, over_shadow(load(pixels), load_floats(shares), tint));
        __builtin_memcpy(target + i, pixels, (count - i) * sizeof(uint32_t));
    }
}
