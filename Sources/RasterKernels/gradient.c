// Gradients around a center. Picks the loop for the processor.
#include "lanes.h"

#if defined(__x86_64__)

void rk_ring_pixels_256(uint32_t *pixels, int32_t first, size_t count, rk_rings rings, rk_ramp ramp);
void rk_ring_pixels_512(uint32_t *pixels, int32_t first, size_t count, rk_rings rings, rk_ramp ramp);
void rk_turn_pixels_256(uint32_t *pixels, int32_t first, size_t count, rk_turns turns, rk_ramp ramp);
void rk_turn_pixels_512(uint32_t *pixels, int32_t first, size_t count, rk_turns turns, rk_ramp ramp);

bool rk_ring_pixels(uint32_t *pixels, int32_t first, size_t count, rk_rings rings, rk_ramp ramp) {
    if (!rk_is_wide) return false;
    (rk_is_widest ? rk_ring_pixels_512 : rk_ring_pixels_256)(pixels, first, count, rings, ramp);
    return true;
}

bool rk_turn_pixels(uint32_t *pixels, int32_t first, size_t count, rk_turns turns, rk_ramp ramp) {
    if (!rk_is_wide) return false;
    (rk_is_widest ? rk_turn_pixels_512 : rk_turn_pixels_256)(pixels, first, count, turns, ramp);
    return true;
}

#endif
