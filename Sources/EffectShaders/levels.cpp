#include "KinoraEffectShaders.h"
#include "functions.h"

namespace kinora_baseline { extern const km_named_function functions[]; }
namespace kinora_avx2 { extern const km_named_function functions[]; }
namespace kinora_avx512 { extern const km_named_function functions[]; }

#define ONE(NAME) +1
const int km_effect_shader_count = KINORA_EACH_SHADER(ONE);

km_named_function km_effect_shader(int index, int level) {
#if defined(__x86_64__)
  if (level >= 2) return kinora_avx512::functions[index];
  if (level >= 1) return kinora_avx2::functions[index];
#endif
  return kinora_baseline::functions[index];
}
