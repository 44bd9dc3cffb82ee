// The blend modes that divide or take roots, and the non-separable ones: in floats. Picks the loop for the processor.
#include "level.h"

void rk_hard_128(rk_hard_mode mode, uint32_t *target, const uint32_t *source, size_t count, float factor);
void rk_hard_256(rk_hard_mode mode, uint32_t *target, const uint32_t *source, size_t count, float factor);
void rk_hard_512(rk_hard_mode mode, uint32_t *target, const uint32_t *source, size_t count, float factor);

bool rk_blend_hard(rk_hard_mode mode, uint32_t *target, const uint32_t *source, size_t count, float factor) {
    // A vector of AVX-512 has sixteen pixels: eight may be left.
    const size_t whole = rk_is_widest() ? count & ~(size_t)15 : count;
    FITTING(rk_hard)(mode, target, source, whole, factor);
    rk_hard_128(mode, target + whole, source + whole, count - whole, factor);
    return true;
}
