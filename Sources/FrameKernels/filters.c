// Filters of PNG and what is asked of rows of pixels. Picks the loop for the processor.
#include "level.h"

#if defined(__x86_64__)
#define FITTING(name) (fk_is_wide() ? name##_256 : name##_128)
#else
#define FITTING(name) name##_128
#endif

size_t fk_paeth_128(
    const uint8_t *row, const uint8_t *left, const uint8_t *above, const uint8_t *above_left, size_t count,
    uint8_t *out);
size_t fk_paeth_256(
    const uint8_t *row, const uint8_t *left, const uint8_t *above, const uint8_t *above_left, size_t count,
    uint8_t *out);
size_t fk_paeth(
    const uint8_t *row, const uint8_t *left, const uint8_t *above, const uint8_t *above_left, size_t count,
    uint8_t *out) {
    return FITTING(fk_paeth)(row, left, above, above_left, count, out);
}

size_t fk_pack_rgb_128(const uint32_t *pixels, size_t count, uint8_t *out, uint32_t *common);
size_t fk_pack_rgb_256(const uint32_t *pixels, size_t count, uint8_t *out, uint32_t *common);
size_t fk_pack_rgb(const uint32_t *pixels, size_t count, uint8_t *out, uint32_t *common) {
    return FITTING(fk_pack_rgb)(pixels, count, out, common);
}

size_t fk_distances_128(const uint8_t *bytes, size_t count, uint64_t *sum);
size_t fk_distances_256(const uint8_t *bytes, size_t count, uint64_t *sum);
size_t fk_distances(const uint8_t *bytes, size_t count, uint64_t *sum) {
    return FITTING(fk_distances)(bytes, count, sum);
}

size_t fk_run_128(const uint32_t *pixels, size_t count, uint32_t pixel);
size_t fk_run_256(const uint32_t *pixels, size_t count, uint32_t pixel);
size_t fk_run(const uint32_t *pixels, size_t count, uint32_t pixel) {
    return FITTING(fk_run)(pixels, count, pixel);
}

size_t fk_alike_128(const uint8_t *bytes, const uint8_t *earlier, size_t count);
size_t fk_alike_256(const uint8_t *bytes, const uint8_t *earlier, size_t count);
size_t fk_alike(const uint8_t *bytes, const uint8_t *earlier, size_t count) {
    return FITTING(fk_alike)(bytes, earlier, count);
}

size_t fk_survey_128(
    const uint32_t *row, const uint32_t *above, size_t count, uint32_t *equal, uint32_t *small);
size_t fk_survey_256(
    const uint32_t *row, const uint32_t *above, size_t count, uint32_t *equal, uint32_t *small);
size_t fk_survey(
    const uint32_t *row, const uint32_t *above, size_t count, uint32_t *equal, uint32_t *small) {
    return FITTING(fk_survey)(row, above, count, equal, small);
}
