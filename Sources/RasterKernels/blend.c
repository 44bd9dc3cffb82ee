// The separable blend modes that 16-bit arithmetic holds exactly. Picks the loop for the processor.
#include "lanes.h"

#if defined(__x86_64__)

void rk_blend_256(rk_mode mode, uint32_t *target, const uint32_t *source, size_t count, uint32_t factor);
void rk_blend_512(rk_mode mode, uint32_t *target, const uint32_t *source, size_t count, uint32_t factor);

bool rk_blend(rk_mode mode, uint32_t *target, const uint32_t *source, size_t count, uint32_t factor) {
    if (!rk_is_wide) return false;
    size_t done = 0;
    if (rk_is_widest) {
        done = count & ~(size_t)15;
        rk_blend_512(mode, target, source, done, factor);
    }
    if (done < count) rk_blend_256(mode, target + done, source + done, count - done, factor);
    return true;
}

#endif
