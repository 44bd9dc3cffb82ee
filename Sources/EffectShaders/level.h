// The functions for one width of vectors. Everything is in a namespace of the level, the stand-in too: the linker joins what has
// one name, and would give an older processor the code of a newer one.
#include "KinoraEffectShaders.h"
#include "functions.h"

namespace KINORA_LEVEL {
#include <kinora/entry.h>
namespace kinora_source {
#include "metal/helpers.metal"
#include "metal/photo.metal"
#include "metal/colors.metal"
#include "metal/layers.metal"
#include "metal/transitions.metal"
#include "metal/globe.metal"
}
#define DESCRIBE(NAME) KINORA_DESCRIBED(NAME, KINORA_LEVEL::kinora_source::NAME)
KINORA_EACH_SHADER(DESCRIBE)

extern const km_named_function functions[];
const km_named_function functions[] = {
#define NAMED(NAME) {#NAME, &kinora::function_##NAME},
  KINORA_EACH_SHADER(NAMED)
};
}
