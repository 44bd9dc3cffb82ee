// Looks what the processor can do.
#include "level.h"

bool rk_is_wide = false;
bool rk_is_widest = false;
bool rk_gathers = false;

#if defined(__x86_64__)

static bool has_wide(void) { return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2"); }

static bool has_widest(void) {
    return has_wide() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
        && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
}

__attribute__((constructor)) static void look(void) {
    __builtin_cpu_init();
    rk_allow_width(64);
    // Intel's from Alder Lake and Sapphire Rapids on: the older ones hold gathers back for safety.
    rk_gathers = rk_is_wide && __builtin_cpu_is("intel") && __builtin_cpu_supports("avxvnni");
}

#else

static bool has_wide(void) { return false; }
static bool has_widest(void) { return false; }

#endif

void rk_allow_width(size_t bytes) {
    rk_is_wide = bytes >= 32 && has_wide();
    rk_is_widest = bytes >= 64 && has_widest();
}

bool rk_use_gathers(bool gathers) {
    bool before = rk_gathers;
    rk_gathers = gathers && rk_is_wide;
    return before;
}
