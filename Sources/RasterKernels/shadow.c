// Content over its shadow. Picks the loop for the processor.
#include "lanes.h"

#if defined(__x86_64__)

void rk_over_shadow_256(
    uint32_t *target, const uint32_t *content, const float *shadow, size_t count, rk_tint tint);
void rk_over_shadow_512(
    uint32_t *target, const uint32_t *content, const float *shadow, size_t count, rk_tint tint);

bool rk_over_shadow(
    uint32_t *target, const uint32_t *content, const float *shadow, size_t count, rk_tint tint) {
    if (!rk_is_wide) return false;
    (rk_is_widest ? rk_over_shadow_512 : rk_over_shadow_256)(target, content, shadow, count, tint);
    return true;
}

#endif
