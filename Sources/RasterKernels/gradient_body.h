// Gradients around a center: positions, a vector at a time, to entries of the ramp's table.
//
// Compiled once for each width.
#include "floats.h"

#if defined(__x86_64__)
#include <immintrin.h>

INLINE floats root(floats v) {
#if WIDTH == 64
    return (floats)_mm512_sqrt_ps((__m512)v);
#else
    return (floats)_mm256_sqrt_ps((__m256)v);
#endif
}

INLINE floats magnitude(floats v) { return (floats)((lane_mask)v & 0x7FFFFFFF); }

// The nearest whole numbers within 0...last; NaN becomes 0.
INLINE pixel_lanes indices(floats v, floats last) {
    v = smaller(larger(v, number(0)), last);
    return (pixel_lanes)(v + 8388608) & 0x7FFFFF;
}

// Where gathering is slow, so many places are computed before the entries there are looked up, one by one.
#define BLOCK 256

INLINE void look_up(uint32_t *pixels, size_t count, const uint32_t *places, const uint32_t *entries) {
#pragma clang loop unroll_count(8)
    for (size_t i = 0; i < count; i++) pixels[i] = entries[places[i]];
}

INLINE pixel_lanes gathered(const uint32_t *entries, pixel_lanes places) {
#if WIDTH == 64
    return (pixel_lanes)_mm512_i32gather_epi32((__m512i)places, entries, 4);
#else
    return (pixel_lanes)_mm256_i32gather_epi32((const int *)entries, (__m256i)places, 4);
#endif
}

INLINE floats columns(int32_t first) {
#if WIDTH == 64
    return (floats){0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15} + (float)first;
#else
    return (floats){0, 1, 2, 3, 4, 5, 6, 7} + (float)first;
#endif
}

INLINE pixel_lanes ring_places(floats k, rk_rings r, floats last) {
    floats x = r.x + k * r.step_x, y = r.y + k * r.step_y;
    floats distance = root(x * x + y * y);
    return indices(distance * r.factor + r.summand, last);
}

KERNEL void NAMED(rk_ring_pixels)(uint32_t *pixels, int32_t first, size_t count, rk_rings r, rk_ramp ramp) {
    uint32_t places[BLOCK];
    floats k = columns(first), last = number(ramp.last);
    size_t done = 0;
    const bool gathers = rk_gathers;
    for (; gathers && done + PIXELS <= count; done += PIXELS) {
        store(pixels + done, gathered(ramp.entries, ring_places(k, r, last)));
        k += PIXELS;
    }
    for (; done < count; done += BLOCK) {
        size_t length = count - done < BLOCK ? count - done : BLOCK;
        for (size_t i = 0; i < length; i += PIXELS) {
            store(places + i, ring_places(k, r, last));
            k += PIXELS;
        }
        look_up(pixels + done, length, places, ramp.entries);
    }
}

// The angle of (x, y) in turns, 0...1: the arc tangent of 0...1 by an odd polynomial, unfolded into the other octants.
INLINE floats angle(floats y, floats x) {
    floats ax = magnitude(x), ay = magnitude(y);
    lane_mask is_steep = ax < ay;
    floats a = smaller(ax, ay) / larger(larger(ay, ax), number(1e-30f));
    floats s = a * a;
    floats s2 = s * s;
    floats r = (0.159133616f - 0.0525687981f * s) + (0.0286703306f - 0.0135493378f * s) * s2 + 0.00331600915f * (s2 * s2);
    r *= a;
    r = choose(is_steep, 0.25f - r, r);
    r = choose(x < 0, 0.5f - r, r);
    return choose(y < 0, 1 - r, r);
}

INLINE pixel_lanes turn_places(floats k, rk_turns t, floats last, const bool has_gap) {
    floats turns = angle(t.y + k * t.step_y, t.x + k * t.step_x);
    floats index = turns * t.factor + t.summand;
    if (has_gap) {
        floats gap = choose(turns < t.gap_middle, number(t.gap_first), number(t.gap_second));
        index = choose(turns > t.covered, gap, index);
    }
    return indices(index, last);
}

INLINE void turn_pixels(
    uint32_t *pixels, int32_t first, size_t count, rk_turns t, rk_ramp ramp, const bool has_gap) {
    uint32_t places[BLOCK];
    floats k = columns(first), last = number(ramp.last);
    size_t done = 0;
    const bool gathers = rk_gathers;
    for (; gathers && done + PIXELS <= count; done += PIXELS) {
        store(pixels + done, gathered(ramp.entries, turn_places(k, t, last, has_gap)));
        k += PIXELS;
    }
    for (; done < count; done += BLOCK) {
        size_t length = count - done < BLOCK ? count - done : BLOCK;
        for (size_t i = 0; i < length; i += PIXELS) {
            store(places + i, turn_places(k, t, last, has_gap));
            k += PIXELS;
        }
        look_up(pixels + done, length, places, ramp.entries);
    }
}

KERNEL static void whole_turns(uint32_t *pixels, int32_t first, size_t count, rk_turns t, rk_ramp ramp) {
    turn_pixels(pixels, first, count, t, ramp, false);
}

KERNEL static void part_of_turns(uint32_t *pixels, int32_t first, size_t count, rk_turns t, rk_ramp ramp) {
    turn_pixels(pixels, first, count, t, ramp, true);
}

KERNEL void NAMED(rk_turn_pixels)(uint32_t *pixels, int32_t first, size_t count, rk_turns turns, rk_ramp ramp) {
    if (turns.covered >= 1) {
        whole_turns(pixels, first, count, turns, ramp);
    } else {
        part_of_turns(pixels, first, count, turns, ramp);
    }
}

#endif
