// The separable blend modes that 16-bit arithmetic holds exactly. Picks the loop for the processor.
#include "level.h"

void rk_blend_128(rk_mode mode, uint32_t *target, const uint32_t *source, size_t count, uint32_t factor);
void rk_blend_256(rk_mode mode, uint32_t *target, const uint32_t *source, size_t count, uint32_t factor);
void rk_blend_512(rk_mode mode, uint32_t *target, const uint32_t *source, size_t count, uint32_t factor);

bool rk_blend(rk_mode mode, uint32_t *target, const uint32_t *source, size_t count, uint32_t factor) {
    // A vector of AVX-512 has sixteen pixels: eight may be left.
    const size_t whole = rk_is_widest() ? count & ~(size_t)15 : count;
    FITTING(rk_blend)(mode, target, source, whole, factor);
    rk_blend_128(mode, target + whole, source + whole, count - whole, factor);
    return true;
}
