// Gradients around a center: positions, a vector at a time, to entries of the ramp's table.
//
// Compiled once for each width.
#include "ramp.h"

// What positions come from: distances, or angles; and of these, whether the ramp covers the whole turn, and whether it begins at +x
// and no place is infinite.
typedef enum { by_rings, by_plain_turns, by_whole_turns, by_part_of_turns } field_kind;

// `is_level` where y does not change along the row. Both are known when a loop is compiled.
typedef struct {
    field_kind kind;
    bool is_level;
    rk_rings rings;
    rk_turns turns;
    float last;
} field;

INLINE floats magnitude(floats v) { return (floats)((lane_mask)v & 0x7FFFFFFF); }

// `from` - `v` where `m`, `v` elsewhere.
#if WIDTH == 64
#define MASK __mmask16
INLINE MASK is_below(floats a, floats b) { return _mm512_cmp_ps_mask((__m512)a, (__m512)b, _CMP_LT_OQ); }
INLINE floats reflected(floats v, MASK m, float from) {
    return (floats)_mm512_mask_sub_ps((__m512)v, m, (__m512)number(from), (__m512)v);
}
INLINE floats chosen(MASK m, floats a, floats b) { return (floats)_mm512_mask_blend_ps(m, (__m512)b, (__m512)a); }
#else
#define MASK lane_mask
INLINE MASK is_below(floats a, floats b) { return a < b; }
INLINE floats reflected(floats v, MASK m, float from) { return choose(m, from - v, v); }
INLINE floats chosen(MASK m, floats a, floats b) { return choose(m, a, b); }
#endif

// The nearest whole numbers, of less than 2^22; adding 2^23 leaves them in the low bits.
INLINE pixel_lanes nearest(floats v) {
#if WIDTH == 64
    return (pixel_lanes)_mm512_cvtps_epi32((__m512)v);
#elif WIDTH == 32
    return (pixel_lanes)_mm256_cvtps_epi32((__m256)v);
#else
    return (pixel_lanes)(v + 8388608.0f) & 0x7FFFFF;
#endif
}

// The nearest whole numbers within 0...last; NaN becomes 0.
INLINE pixel_lanes indices(floats v, floats last) { return nearest(smaller(larger(v, number(0)), last)); }

INLINE floats columns(size_t first) {
    return __builtin_convertvector((lane_mask)numbers(), floats) + (float)(int32_t)first;
}

// The angle of (x, y) in turns, 0...1: the arc tangent of 0...1 by an odd polynomial, unfolded into the other octants.
// Of finite points the larger part may be found in any order.
INLINE floats angle(floats y, floats x, const bool is_finite) {
    floats ax = magnitude(x), ay = magnitude(y), least = number(1e-30f);
    floats a = smaller(ax, ay) / (is_finite ? larger(larger(ay, least), ax) : larger(larger(ay, ax), least));
    floats s = a * a;
    floats s2 = s * s;
    floats r = (0.159133616f - 0.0525687981f * s) + (0.0286703306f - 0.0135493378f * s) * s2 + 0.00331600915f * (s2 * s2);
    r *= a;
    r = reflected(r, is_below(ax, ay), 0.25f);
    r = reflected(r, is_below(x, number(0)), 0.5f);
    return reflected(r, is_below(y, number(0)), 1);
}

INLINE floats turn_index(floats turns, rk_turns t, const bool has_gap) {
    floats index = turns * t.factor + t.summand;
    if (!has_gap) return index;
    floats gap = chosen(is_below(turns, number(t.gap_middle)), number(t.gap_first), number(t.gap_second));
    return chosen(is_below(number(t.covered), turns), gap, index);
}

// The indices of the colors at columns `k` of a chunk.
INLINE pixel_lanes places_at(floats k, rk_point origin, field f) {
    const bool is_round = f.kind == by_rings;
    const float step_x = is_round ? f.rings.step_x : f.turns.step_x, step_y = is_round ? f.rings.step_y : f.turns.step_y;
    floats x = origin.x + k * step_x, y = f.is_level ? number(origin.y) : origin.y + k * step_y;
    // Within 0...last already.
    if (f.kind == by_plain_turns) return nearest(angle(y, x, true) * f.turns.factor);
    floats index = is_round ? root(x * x + y * y) * f.rings.factor + f.rings.summand
                            : turn_index(angle(y, x, false), f.turns, f.kind == by_part_of_turns);
    return indices(index, number(f.last));
}

// Where gathering is quick, each vector of colors is gathered so many vectors after its places were computed: places are a long chain of
// instructions, and all that waits for one takes up room in which the processor would look for others that need not wait.
#define AHEAD 8

// Vectors begin at multiples of their length in their chunk, but for the first, which begins where the run does.
INLINE void gather_colors(uint32_t *pixels, rk_run run, field f, const uint32_t *entries) {
    pixel_lanes places[AHEAD];
    size_t column = run.skipped, lead = PIXELS - column % PIXELS;
    places[0] = places_at(columns(column), run.origins[0], f);
    column += lead;
    size_t made = 1, gathered_to = 0, end = run.skipped + run.count;
    while (column < end) {
        const rk_point origin = run.origins[column / RK_CHUNK];
        const size_t base = column & ~(size_t)(RK_CHUNK - 1), left = end - base;
        floats k = columns(column - base);
        for (const size_t limit = base + (left < RK_CHUNK ? left : RK_CHUNK); column < limit; column += PIXELS) {
            if (made >= AHEAD) {
                // All but the last of them lie within the run.
                store(pixels + gathered_to, gathered(entries, places[made % AHEAD]));
                gathered_to += gathered_to == 0 ? lead : PIXELS;
            }
            places[made++ % AHEAD] = places_at(k, origin, f);
            k += PIXELS;
        }
    }
    for (size_t i = made < AHEAD ? 0 : made - AHEAD; i < made; i++) {
        store_some(pixels + gathered_to, run.count - gathered_to, gathered(entries, places[i % AHEAD]));
        gathered_to += gathered_to == 0 ? lead : PIXELS;
    }
}

// Elsewhere all places of a chunk are computed before the entries there are looked up, one by one.
INLINE void look_up(uint32_t *pixels, size_t count, const uint32_t *places, const uint32_t *entries) {
#pragma clang loop unroll_count(8)
    for (size_t i = 0; i < count; i++) pixels[i] = entries[places[i]];
}

INLINE void look_up_colors(uint32_t *pixels, rk_run run, field f, const uint32_t *entries) {
    uint32_t places[RK_CHUNK + PIXELS];
    size_t skipped = run.skipped;
    for (size_t done = 0; done < run.count; skipped = 0) {
        const rk_point origin = *run.origins++;
        const size_t room = RK_CHUNK - skipped, left = run.count - done, length = left < room ? left : room;
        floats k = columns(skipped);
        for (size_t i = 0; i < length; i += PIXELS) {
            store(places + i, places_at(k, origin, f));
            k += PIXELS;
        }
        look_up(pixels + done, length, places, entries);
        done += length;
    }
}

INLINE void colors(uint32_t *pixels, rk_run run, field f, const uint32_t *entries) {
    if (run.count == 0) return;
    if (WIDTH > 16 && rk_gathers()) {
        gather_colors(pixels, run, f, entries);
    } else {
        look_up_colors(pixels, run, f, entries);
    }
}

KERNEL void NAMED(rk_ring_pixels)(uint32_t *pixels, rk_run run, rk_rings rings, rk_ramp ramp) {
    if (rings.step_y == 0) {
        colors(pixels, run, (field){by_rings, true, .rings = rings, .last = ramp.last}, ramp.entries);
    } else {
        colors(pixels, run, (field){by_rings, false, .rings = rings, .last = ramp.last}, ramp.entries);
    }
}

KERNEL static void level_turns(uint32_t *pixels, rk_run run, rk_turns turns, rk_ramp ramp) {
    colors(pixels, run, (field){by_whole_turns, true, .turns = turns, .last = ramp.last}, ramp.entries);
}

KERNEL static void plain_turns(uint32_t *pixels, rk_run run, rk_turns turns, rk_ramp ramp) {
    colors(pixels, run, (field){by_plain_turns, true, .turns = turns, .last = ramp.last}, ramp.entries);
}

// A difference of infinite numbers is none.
static inline bool are_finite(rk_run run, float step) {
    float sum = step - step;
    for (size_t i = 0; i * RK_CHUNK < run.skipped + run.count; i++) {
        sum += (run.origins[i].x - run.origins[i].x) + (run.origins[i].y - run.origins[i].y);
    }
    return sum == 0;
}

KERNEL static void whole_turns(uint32_t *pixels, rk_run run, rk_turns turns, rk_ramp ramp) {
    colors(pixels, run, (field){by_whole_turns, false, .turns = turns, .last = ramp.last}, ramp.entries);
}

KERNEL static void part_of_turns(uint32_t *pixels, rk_run run, rk_turns turns, rk_ramp ramp) {
    colors(pixels, run, (field){by_part_of_turns, false, .turns = turns, .last = ramp.last}, ramp.entries);
}

KERNEL void NAMED(rk_turn_pixels)(uint32_t *pixels, rk_run run, rk_turns turns, rk_ramp ramp) {
    if (turns.covered < 1) {
        part_of_turns(pixels, run, turns, ramp);
    } else if (turns.step_y == 0) {
        const bool is_plain = turns.summand == 0 && turns.factor >= 0 && turns.factor <= ramp.last;
        (is_plain && are_finite(run, turns.step_x) ? plain_turns : level_turns)(pixels, run, turns, ramp);
    } else {
        whole_turns(pixels, run, turns, ramp);
    }
}
