// Looks what the processor can do.
#include "level.h"

bool fk_has_wide = false;
bool fk_has_widest = false;
_Thread_local size_t fk_width_limit = 64;

#if defined(__x86_64__)

static bool has_wide(void) {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("lzcnt");
}

static bool has_widest(void) {
    return has_wide() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
        && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vbmi");
}

__attribute__((constructor)) static void look(void) {
    __builtin_cpu_init();
    fk_has_wide = has_wide();
    fk_has_widest = has_widest();
}

#endif

void fk_allow_width(size_t bytes) { fk_width_limit = bytes; }
