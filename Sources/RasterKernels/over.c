// Source-over. Picks the loop for the processor.
#include "lanes.h"

#if defined(__x86_64__)

void rk_over_256(uint32_t *target, const uint32_t *source, size_t count);
void rk_over_512(uint32_t *target, const uint32_t *source, size_t count);
void rk_over_scaled_256(uint32_t *target, const uint32_t *source, size_t count, uint32_t factor);
void rk_over_scaled_512(uint32_t *target, const uint32_t *source, size_t count, uint32_t factor);
void rk_mix_256(uint32_t *target, size_t count, uint32_t red_blue, uint32_t green_alpha, uint32_t rest);
void rk_mix_512(uint32_t *target, size_t count, uint32_t red_blue, uint32_t green_alpha, uint32_t rest);

bool rk_over(uint32_t *target, const uint32_t *source, size_t count) {
    if (!rk_is_wide) return false;
    (rk_is_widest ? rk_over_512 : rk_over_256)(target, source, count);
    return true;
}

bool rk_over_scaled(uint32_t *target, const uint32_t *source, size_t count, uint32_t factor) {
    if (!rk_is_wide) return false;
    (rk_is_widest ? rk_over_scaled_512 : rk_over_scaled_256)(target, source, count, factor);
    return true;
}

bool rk_mix(uint32_t *target, size_t count, uint32_t red_blue, uint32_t green_alpha, uint32_t rest) {
    if (!rk_is_wide) return false;
    (rk_is_widest ? rk_mix_512 : rk_mix_256)(target, count, red_blue, green_alpha, rest);
    return true;
}

#endif
