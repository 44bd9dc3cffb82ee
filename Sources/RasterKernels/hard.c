// The blend modes that divide or take roots, and the non-separable ones: in floats. Picks the loop for the processor.
#include "lanes.h"

#if defined(__x86_64__)

void rk_hard_256(rk_hard_mode mode, uint32_t *target, const uint32_t *source, size_t count, float factor);
void rk_hard_512(rk_hard_mode mode, uint32_t *target, const uint32_t *source, size_t count, float factor);

bool rk_blend_hard(rk_hard_mode mode, uint32_t *target, const uint32_t *source, size_t count, float factor) {
    if (!rk_is_wide) return false;
    size_t done = 0;
    if (rk_is_widest) {
        done = count & ~(size_t)15;
        rk_hard_512(mode, target, source, done, factor);
    }
    if (done < count) rk_hard_256(mode, target + done, source + done, count - done, factor);
    return true;
}

#endif
