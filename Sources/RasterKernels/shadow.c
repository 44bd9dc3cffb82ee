// Content over its shadow. Picks the loop for the processor.
#include "level.h"

void rk_over_shadow_128(
    uint32_t *target, const uint32_t *content, const float *shadow, size_t count, rk_tint tint);
void rk_over_shadow_256(
    uint32_t *target, const uint32_t *content, const float *shadow, size_t count, rk_tint tint);
void rk_over_shadow_512(
    uint32_t *target, const uint32_t *content, const float *shadow, size_t count, rk_tint tint);

bool rk_over_shadow(
    uint32_t *target, const uint32_t *content, const float *shadow, size_t count, rk_tint tint) {
    FITTING(rk_over_shadow)(target, content, shadow, count, tint);
    return true;
}
