// The catalogue's shader functions, compiled from their Metal sources once for each width of vectors.
#ifndef KINORA_EFFECT_SHADERS
#define KINORA_EFFECT_SHADERS
// In C++ as text: SwiftPM gives it no modules.
#ifdef __cplusplus
#include <kinora/row.h>
#else
#include "../../MetalStandIn/include/KinoraMetalStandIn.h"
#endif

// A function by its name.
typedef struct {
  const char *name;
  const km_function *function;
} km_named_function;

#ifdef __cplusplus
extern "C" {
#endif
extern const int km_effect_shader_count;

// The function of a number below the count, for processors of at least a level (`km_processor_level`).
km_named_function km_effect_shader(int index, int level);
#ifdef __cplusplus
}
#endif
#endif
