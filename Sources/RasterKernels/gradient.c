// Gradients around a centre: positions, eight at a time, to entries of the ramp's table.
#include "floats.h"

#if defined(__x86_64__)
#include <immintrin.h>

// The nearest whole numbers within 0...last; NaN becomes 0.
INLINE pixel_lanes indices(floats v, floats last) {
    v = (floats)_mm256_min_ps(_mm256_max_ps((__m256)v, _mm256_setzero_ps()), (__m256)last);
    return (pixel_lanes)(v + 8388608) & 0x7FFFFF;
}

// So many places are computed before the entries there are looked up, one by one: that is quicker than gathering.
#define BLOCK 64

INLINE void look_up(uint32_t *pixels, size_t count, const uint32_t *places, const uint32_t *entries) {
#pragma clang loop unroll_count(8)
    for (size_t i = 0; i < count; i++) pixels[i] = entries[places[i]];
}

INLINE floats columns(int32_t first) { return (floats){0, 1, 2, 3, 4, 5, 6, 7} + (float)first; }

KERNEL static void ring_pixels(uint32_t *pixels, int32_t first, size_t count, rk_rings r, rk_ramp ramp) {
    uint32_t places[BLOCK];
    floats k = columns(first), last = number(ramp.last);
    for (size_t done = 0; done < count; done += BLOCK) {
        size_t length = count - done < BLOCK ? count - done : BLOCK;
        for (size_t i = 0; i < length; i += 8) {
            floats x = r.x + k * r.step_x, y = r.y + k * r.step_y;
            floats distance = (floats)_mm256_sqrt_ps((__m256)(x * x + y * y));
            store(places + i, indices(distance * r.factor + r.summand, last));
            k += 8;
        }
        look_up(pixels + done, length, places, ramp.entries);
    }
}

// The angle of (x, y) in turns, 0...1: the arc tangent of 0...1 by an odd polynomial, unfolded into the other octants.
INLINE floats angle(floats y, floats x) {
    floats ax = (floats)((lane_mask)x & 0x7FFFFFFF), ay = (floats)((lane_mask)y & 0x7FFFFFFF);
    lane_mask is_steep = ax < ay;
    floats low = choose(is_steep, ax, ay), high = choose(is_steep, ay, ax);
    floats a = low / (floats)_mm256_max_ps((__m256)high, (__m256)number(1e-30f));
    floats s = a * a;
    floats s2 = s * s;
    floats r = (0.159133616f - 0.0525687981f * s) + (0.0286703306f - 0.0135493378f * s) * s2 + 0.00331600915f * (s2 * s2);
    r *= a;
    r = choose(is_steep, 0.25f - r, r);
    r = choose(x < 0, 0.5f - r, r);
    return choose(y < 0, 1 - r, r);
}

INLINE void turn_pixels(
    uint32_t *pixels, int32_t first, size_t count, rk_turns t, rk_ramp ramp, const bool has_gap) {
    uint32_t places[BLOCK];
    floats k = columns(first), last = number(ramp.last);
    for (size_t done = 0; done < count; done += BLOCK) {
        size_t length = count - done < BLOCK ? count - done : BLOCK;
        for (size_t i = 0; i < length; i += 8) {
            floats turns = angle(t.y + k * t.step_y, t.x + k * t.step_x);
            floats index = turns * t.factor + t.summand;
            if (has_gap) {
                floats gap = choose(turns < t.gap_middle, number(t.gap_first), number(t.gap_second));
                index = choose(turns > t.covered, gap, index);
            }
            store(places + i, indices(index, last));
            k += 8;
        }
        look_up(pixels + done, length, places, ramp.entries);
    }
}

KERNEL static void whole_turn_pixels(uint32_t *pixels, int32_t first, size_t count, rk_turns t, rk_ramp ramp) {
    turn_pixels(pixels, first, count, t, ramp, false);
}

KERNEL static void part_turn_pixels(uint32_t *pixels, int32_t first, size_t count, rk_turns t, rk_ramp ramp) {
    turn_pixels(pixels, first, count, t, ramp, true);
}

bool rk_ring_pixels(uint32_t *pixels, int32_t first, size_t count, rk_rings rings, rk_ramp ramp) {
    if (rk_is_wide) ring_pixels(pixels, first, count, rings, ramp);
    return rk_is_wide;
}

bool rk_turn_pixels(uint32_t *pixels, int32_t first, size_t count, rk_turns turns, rk_ramp ramp) {
    if (!rk_is_wide) return false;
    if (turns.covered >= 1) {
        whole_turn_pixels(pixels, first, count, turns, ramp);
    } else {
        part_turn_pixels(pixels, first, count, turns, ramp);
    }
    return true;
}

#else

bool rk_ring_pixels(uint32_t *pixels, int32_t first, size_t count, rk_rings rings, rk_ramp ramp) { return false; }
bool rk_turn_pixels(uint32_t *pixels, int32_t first, size_t count, rk_turns turns, rk_ramp ramp) { return false; }

#endif
