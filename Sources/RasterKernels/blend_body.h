// The separable blend modes that 16-bit arithmetic holds exactly, eight pixels at a time.
//
// Compiled once for each width.
#include "lanes.h"

INLINE lanes smaller(lanes a, lanes b) { return __builtin_elementwise_min(a, b); }
INLINE lanes larger(lanes a, lanes b) { return __builtin_elementwise_max(a, b); }

// The parts of source and destination that do not overlap, times 255.
INLINE lanes outside(lanes s, lanes d, lanes sa, lanes da) { return s * (255 - da) + d * (255 - sa); }

// Multiply where 2 * selector <= limit, screen elsewhere.
INLINE lanes multiply_or_screen(lanes s, lanes d, lanes sa, lanes da, lanes selector, lanes limit) {
    lanes screen = sa * da - 2 * (da - d) * (sa - s);
    lanes is_low = (lanes)((signed_lanes)(2 * selector) <= (signed_lanes)limit);
    lanes both = (is_low & (2 * s * d)) | (~is_low & screen);
    return divided(outside(s, d, sa, da) + both);
}

INLINE lanes formula(rk_mode mode, lanes s, lanes d, lanes sa, lanes da) {
    switch (mode) {
    case rk_multiply: return divided(outside(s, d, sa, da) + s * d);
    case rk_screen: return s + d - divided(s * d);
    case rk_overlay: return multiply_or_screen(s, d, sa, da, d, da);
    case rk_hard_light: return multiply_or_screen(s, d, sa, da, s, sa);
    case rk_darken: return s + d - larger(divided(s * da), divided(d * sa));
    case rk_lighten: return s + d - smaller(divided(s * da), divided(d * sa));
    case rk_difference: return divided(255 * s + 255 * d - 2 * smaller(s * da, d * sa));
    case rk_exclusion: return divided(s * (255 - d) + d * (255 - s));
    }
}

INLINE void blend(rk_mode mode, uint32_t *target, const uint32_t *source, size_t count, uint32_t factor) {
    lanes take = all(factor), keep = 255 - take;
    for (size_t i = 0; i < count; i += PIXELS) {
        pixel_lanes s = load(source + i), d = load(target + i);
        lanes sa = alphas(s), da = alphas(d);
        lanes evens = formula(mode, even(s), even(d), sa, da), odds = formula(mode, odd(s), odd(d), sa, da);
        if (mode == rk_difference || mode == rk_exclusion) {
            // Their alpha is as + ad - as * ad.
            lanes alpha = sa + da - divided(sa * da);
            odds = (lanes)(((pixel_lanes)odds & 0x0000FFFF) | ((pixel_lanes)alpha & 0xFFFF0000));
        }
        if (factor != 255) {
            evens = divided(evens * take + even(d) * keep);
            odds = divided(odds * take + odd(d) * keep);
        }
        store(target + i, packed(evens, odds));
    }
}

KERNEL void NAMED(rk_blend)(rk_mode mode, uint32_t *target, const uint32_t *source, size_t count, uint32_t factor) {
    // Each call is compiled for its mode.
    switch (mode) {
    case rk_multiply: return blend(rk_multiply, target, source, count, factor);
    case rk_screen: return blend(rk_screen, target, source, count, factor);
    case rk_overlay: return blend(rk_overlay, target, source, count, factor);
    case rk_hard_light: return blend(rk_hard_light, target, source, count, factor);
    case rk_darken: return blend(rk_darken, target, source, count, factor);
    case rk_lighten: return blend(rk_lighten, target, source, count, factor);
    case rk_difference: return blend(rk_difference, target, source, count, factor);
    case rk_exclusion: return blend(rk_exclusion, target, source, count, factor);
    }
}
