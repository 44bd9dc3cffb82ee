// Values by chance, the same on every processor, and a line for what was made of them.
#ifndef MADE_UP_H
#define MADE_UP_H

#include <stdint.h>
#include <stdio.h>
#include <string.h>

// Or else the values themselves would differ.
#pragma STDC FP_CONTRACT OFF

// SplitMix64.
static inline uint64_t next(void) {
    static uint64_t state = 7;
    uint64_t z = state += 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
}

static inline uint32_t below(uint32_t bound) { return (uint32_t)((next() >> 32) * bound >> 32); }

static inline float number(int32_t from, int32_t to) {
    return (float)from + (float)below(1 << 20) * (1.0f / (1 << 20)) * (float)(to - from);
}

static inline uint32_t pixel(void) {
    uint32_t kind = below(6), alpha = kind == 0 ? 0 : kind < 3 ? 255 : below(256), v = alpha << 24;
    for (int shift = 0; shift < 24; shift += 8) v |= below(alpha + 1) << shift;
    return v;
}

// The name of a loop, a number for which of its cases it was, and a sum of what it wrote.
static inline void line(const char *name, int part, const void *bytes, size_t size) {
    uint64_t hash = 0xCBF29CE484222325;
    for (size_t i = 0; i < size; i++) hash = (hash ^ ((const uint8_t *)bytes)[i]) * 0x100000001B3;
    printf("%s %d %016llx\n", name, part, (unsigned long long)hash);
}

#endif
