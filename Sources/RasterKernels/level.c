// What the processor can do.
#include "lanes.h"

#if defined(__x86_64__)
bool rk_is_wide = false;
bool rk_is_widest = false;
bool rk_gathers = false;

static bool has_widest(void) {
    return rk_is_wide && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
        && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
}

__attribute__((constructor)) static void look(void) {
    __builtin_cpu_init();
    rk_is_wide = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2");
    rk_is_widest = has_widest();
    // Intel's from Alder Lake and Sapphire Rapids on: the older ones hold gathers back for safety.
    rk_gathers = rk_is_wide && __builtin_cpu_is("intel") && __builtin_cpu_supports("avxvnni");
}

bool rk_use_gathers(bool gathers) {
    bool before = rk_gathers;
    rk_gathers = gathers && rk_is_wide;
    return before;
}

void rk_allow_widest(bool allowed) { rk_is_widest = allowed && has_widest(); }

#endif
