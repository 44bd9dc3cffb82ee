// Looks what the processor can do.
#include "level.h"

bool fk_is_wide = false;
bool fk_is_widest = false;

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
    fk_allow_width(64);
}

#else

static bool has_wide(void) { return false; }
static bool has_widest(void) { return false; }

#endif

void fk_allow_width(size_t bytes) {
    fk_is_wide = bytes >= 32 && has_wide();
    fk_is_widest = bytes >= 64 && has_widest();
}
