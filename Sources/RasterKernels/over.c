// Source-over. Picks the loop for the processor.
#include "level.h"

void rk_over_128(uint32_t *target, const uint32_t *source, size_t count);
void rk_over_256(uint32_t *target, const uint32_t *source, size_t count);
void rk_over_512(uint32_t *target, const uint32_t *source, size_t count);
void rk_over_scaled_128(uint32_t *target, const uint32_t *source, size_t count, uint32_t factor);
void rk_over_scaled_256(uint32_t *target, const uint32_t *source, size_t count, uint32_t factor);
void rk_over_scaled_512(uint32_t *target, const uint32_t *source, size_t count, uint32_t factor);
void rk_mix_128(uint32_t *target, size_t count, uint32_t red_blue, uint32_t green_alpha, uint32_t rest);
void rk_mix_256(uint32_t *target, size_t count, uint32_t red_blue, uint32_t green_alpha, uint32_t rest);
void rk_mix_512(uint32_t *target, size_t count, uint32_t red_blue, uint32_t green_alpha, uint32_t rest);

bool rk_over(uint32_t *target, const uint32_t *source, size_t count) {
    FITTING(rk_over)(target, source, count);
    return true;
}

bool rk_over_scaled(uint32_t *target, const uint32_t *source, size_t count, uint32_t factor) {
    FITTING(rk_over_scaled)(target, source, count, factor);
    return true;
}

bool rk_mix(uint32_t *target, size_t count, uint32_t red_blue, uint32_t green_alpha, uint32_t rest) {
    FITTING(rk_mix)(target, count, red_blue, green_alpha, rest);
    return true;
}
