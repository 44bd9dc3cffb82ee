// Gradients. Picks the loop for the processor.
#include "level.h"

void rk_ring_pixels_128(uint32_t *pixels, rk_run run, rk_rings rings, rk_ramp ramp);
void rk_ring_pixels_256(uint32_t *pixels, rk_run run, rk_rings rings, rk_ramp ramp);
void rk_ring_pixels_512(uint32_t *pixels, rk_run run, rk_rings rings, rk_ramp ramp);
void rk_turn_pixels_128(uint32_t *pixels, rk_run run, rk_turns turns, rk_ramp ramp);
void rk_turn_pixels_256(uint32_t *pixels, rk_run run, rk_turns turns, rk_ramp ramp);
void rk_turn_pixels_512(uint32_t *pixels, rk_run run, rk_turns turns, rk_ramp ramp);
bool rk_line_pixels_256(uint32_t *pixels, size_t count, int64_t first, int64_t step, rk_ramp ramp);
bool rk_line_pixels_512(uint32_t *pixels, size_t count, int64_t first, int64_t step, rk_ramp ramp);

bool rk_ring_pixels(uint32_t *pixels, rk_run run, rk_rings rings, rk_ramp ramp) {
    FITTING(rk_ring_pixels)(pixels, run, rings, ramp);
    return true;
}

bool rk_turn_pixels(uint32_t *pixels, rk_run run, rk_turns turns, rk_ramp ramp) {
    FITTING(rk_turn_pixels)(pixels, run, turns, ramp);
    return true;
}

// A table is looked up without vectors as quickly as with narrow ones.
bool rk_line_pixels(uint32_t *pixels, size_t count, int64_t first, int64_t step, rk_ramp ramp) {
#if defined(__x86_64__)
    return rk_is_wide() && (rk_is_widest() ? rk_line_pixels_512 : rk_line_pixels_256)(pixels, count, first, step, ramp);
#else
    return false;
#endif
}
