// The blend modes that divide or take roots, and the non-separable ones: in floats, eight pixels at a time.
//
// The same operations in the same order as the Swift types of the same names, and without fused multiplication, so that
// both give the same bits.
//
// Compiled once for each width.
#include "floats.h"

typedef struct {
    floats r, g, b;
} color8;

INLINE floats divisor(floats value) { return choose(value > 0, value, number(1)); }

// One over the square root: a first guess by halving the exponent and two Newton steps.
INLINE floats inverse_root(floats x) {
    floats half = x * 0.5f;
    floats y = (floats)(0x5F3759DF - ((pixel_lanes)x >> 1));
    y *= 1.5f - half * y * y;
    y *= 1.5f - half * y * y;
    return y;
}

// MARK: Separable modes

INLINE floats color_dodge(floats s, floats d, floats sa, floats da) {
    return choose(d > 0, sa * smaller(d * sa / (sa - s), da), number(0));
}

INLINE floats color_burn(floats s, floats d, floats sa, floats da) {
    floats room = da - d;
    return sa * choose(room > 0, da - smaller(room * sa / s, da), da);
}

INLINE floats soft_light(floats s, floats d, floats sa, floats da) {
    floats b = d * (1 / divisor(da));
    floats tilt = 2 * s - sa;
    floats low = ((16 * b - 12) * b + 4) * b;
    floats curve = choose(b <= 0.25f, low, b * inverse_root(b));
    return d * sa + tilt * choose(tilt <= 0, d * (1 - b), da * (curve - b));
}

// MARK: Hue, saturation, color, luminosity

INLINE floats luminosity(color8 c) { return 0.3f * c.r + 0.59f * c.g + 0.11f * c.b; }
INLINE floats least(color8 c) { return smaller(smaller(c.r, c.g), c.b); }
INLINE floats greatest(color8 c) { return larger(larger(c.r, c.g), c.b); }
INLINE floats saturation(color8 c) { return greatest(c) - least(c); }
INLINE color8 scaled(color8 c, floats factor) { return (color8){c.r * factor, c.g * factor, c.b * factor}; }

INLINE color8 set_luminosity(color8 c, floats target, floats limit) {
    floats own = luminosity(c);
    color8 offsets = {c.r - own, c.g - own, c.b - own};
    floats below = larger(number(0) - least(offsets), number(0));
    floats above = larger(greatest(offsets), number(0));
    floats factor = smaller((limit - target) / above, smaller(target / below, number(1)));
    return (color8){target + offsets.r * factor, target + offsets.g * factor, target + offsets.b * factor};
}

INLINE color8 set_saturation(color8 c, floats spread) {
    floats low = least(c);
    floats range = greatest(c) - low;
    floats factor = choose(range > 0, spread / divisor(range), number(0));
    return (color8){(c.r - low) * factor, (c.g - low) * factor, (c.b - low) * factor};
}

// The overlap term as * ad * B(D / ad, S / as).
INLINE color8 overlap(rk_hard_mode mode, color8 s, color8 d, floats sa, floats da) {
    switch (mode) {
    case rk_color_dodge:
        return (color8){color_dodge(s.r, d.r, sa, da), color_dodge(s.g, d.g, sa, da), color_dodge(s.b, d.b, sa, da)};
    case rk_color_burn:
        return (color8){color_burn(s.r, d.r, sa, da), color_burn(s.g, d.g, sa, da), color_burn(s.b, d.b, sa, da)};
    case rk_soft_light:
        return (color8){soft_light(s.r, d.r, sa, da), soft_light(s.g, d.g, sa, da), soft_light(s.b, d.b, sa, da)};
    case rk_hue: {
        color8 target = scaled(d, sa);
        return set_luminosity(
            set_saturation(scaled(s, da), saturation(target)), luminosity(target), sa * da);
    }
    case rk_saturation: {
        color8 target = scaled(d, sa);
        return set_luminosity(set_saturation(target, saturation(s) * da), luminosity(target), sa * da);
    }
    case rk_color: return set_luminosity(scaled(s, da), luminosity(d) * sa, sa * da);
    case rk_luminosity: return set_luminosity(scaled(d, sa), luminosity(s) * da, sa * da);
    }
}

// MARK: Rows

// Bytes of eight pixels from the bit `shift` on, as 0...1.
INLINE floats channel(pixel_lanes v, int shift) {
    return __builtin_convertvector((lane_mask)((v >> shift) & 255), floats) * number(1.0f / 255);
}

// To the nearest byte, in place.
INLINE pixel_lanes byte(floats v, int shift) { return ((pixel_lanes)(v * 255 + 8388608) & 255) << shift; }

INLINE void blend(rk_hard_mode mode, uint32_t *target, const uint32_t *source, size_t count, float factor) {
    floats k = number(factor);
    for (size_t i = 0; i < count; i += PIXELS) {
        pixel_lanes from = load(source + i), onto = load(target + i);
        color8 s = {channel(from, 0), channel(from, 8), channel(from, 16)};
        color8 d = {channel(onto, 0), channel(onto, 8), channel(onto, 16)};
        floats sa = channel(from, 24), da = channel(onto, 24);
        color8 both = overlap(mode, s, d, sa, da);
        floats rest = 1 - da;
        // Colors that rounding left a trace above their alpha are limited to it.
        floats alpha = da + k * ((sa + da - sa * da) - da);
        floats red = smaller(d.r + k * (s.r * rest + both.r - d.r * sa), alpha);
        floats green = smaller(d.g + k * (s.g * rest + both.g - d.g * sa), alpha);
        floats blue = smaller(d.b + k * (s.b * rest + both.b - d.b * sa), alpha);
        store(target + i, byte(red, 0) | byte(green, 8) | byte(blue, 16) | byte(alpha, 24));
    }
}

KERNEL void NAMED(rk_hard)(rk_hard_mode mode, uint32_t *target, const uint32_t *source, size_t count, float factor) {
    // Each call is compiled for its mode.
    switch (mode) {
    case rk_color_dodge: return blend(rk_color_dodge, target, source, count, factor);
    case rk_color_burn: return blend(rk_color_burn, target, source, count, factor);
    case rk_soft_light: return blend(rk_soft_light, target, source, count, factor);
    case rk_hue: return blend(rk_hue, target, source, count, factor);
    case rk_saturation: return blend(rk_saturation, target, source, count, factor);
    case rk_color: return blend(rk_color, target, source, count, factor);
    case rk_luminosity: return blend(rk_luminosity, target, source, count, factor);
    }
}
