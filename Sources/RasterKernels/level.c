// Looks what the processor can do.
#include "level.h"

bool rk_has_wide = false;
bool rk_has_widest = false;
bool rk_gathers_quickly = false;
_Thread_local size_t rk_width_limit = 64;
_Thread_local int rk_gathers_choice = -1;

#if defined(__x86_64__)

static bool has_wide(void) { return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2"); }

static bool has_widest(void) {
    return has_wide() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
        && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
}

__attribute__((constructor)) static void look(void) {
    __builtin_cpu_init();
    rk_has_wide = has_wide();
    rk_has_widest = has_widest();
    // Intel's from Alder Lake and Sapphire Rapids on: the older ones hold gathers back for safety.
    rk_gathers_quickly = rk_has_wide && __builtin_cpu_is("intel") && __builtin_cpu_supports("avxvnni");
}

#endif

void rk_allow_width(size_t bytes) { rk_width_limit = bytes; }

bool rk_use_gathers(bool gathers) {
    bool before = rk_gathers();
    rk_gathers_choice = gathers;
    return before;
}
