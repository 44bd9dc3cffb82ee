// The text of the headers becomes part of the command, so that it has no file to look for.
#include "KinoraMetalStandIn.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define HEADER(NAME) static const unsigned char NAME[] = {
#define END };

HEADER(metal_stdlib)
#embed "headers/metal_stdlib"
END
HEADER(language)
#embed "headers/kinora/language.h"
END
HEADER(half)
#embed "headers/kinora/half.h"
END
HEADER(vector)
#embed "headers/kinora/vector.h"
END
HEADER(elementary)
#embed "headers/kinora/elementary.h"
END
HEADER(functions)
#embed "headers/kinora/functions.h"
END
HEADER(integer)
#embed "headers/kinora/integer.h"
END
HEADER(matrix)
#embed "headers/kinora/matrix.h"
END
HEADER(pack)
#embed "headers/kinora/pack.h"
END
HEADER(texture)
#embed "headers/kinora/texture.h"
END
HEADER(row)
#embed "headers/kinora/row.h"
END
HEADER(entry)
#embed "headers/kinora/entry.h"
END
HEADER(layer)
#embed "headers/SwiftUI/SwiftUI_Metal.h"
END
// Other names by which sources include the same.
HEADER(whole)
#embed "headers/simd/simd.h"
END
HEADER(swiftui)
#embed "headers/SwiftUI/SwiftUI.h"
END
HEADER(target)
#embed "headers/TargetConditionals.h"
END

#define ENTRY(PATH, NAME) {PATH, NAME, sizeof NAME}

static const km_header headers[] = {
    ENTRY("metal_stdlib", metal_stdlib),
    ENTRY("kinora/language.h", language),
    ENTRY("kinora/half.h", half),
    ENTRY("kinora/vector.h", vector),
    ENTRY("kinora/elementary.h", elementary),
    ENTRY("kinora/functions.h", functions),
    ENTRY("kinora/integer.h", integer),
    ENTRY("kinora/matrix.h", matrix),
    ENTRY("kinora/pack.h", pack),
    ENTRY("kinora/texture.h", texture),
    ENTRY("kinora/row.h", row),
    ENTRY("kinora/entry.h", entry),
    ENTRY("SwiftUI/SwiftUI_Metal.h", layer),
    ENTRY("SwiftUI/SwiftUI.h", swiftui),
    ENTRY("TargetConditionals.h", target),
    ENTRY("simd/simd.h", whole),
    ENTRY("metal_array", whole),
    ENTRY("metal_common", whole),
    ENTRY("metal_compute", whole),
    ENTRY("metal_geometric", whole),
    ENTRY("metal_graphics", whole),
    ENTRY("metal_integer", whole),
    ENTRY("metal_math", whole),
    ENTRY("metal_matrix", whole),
    ENTRY("metal_numeric", whole),
    ENTRY("metal_pack", whole),
    ENTRY("metal_relational", whole),
    ENTRY("metal_texture", whole),
    ENTRY("metal_types", whole),
};

size_t km_header_count(void) { return sizeof headers / sizeof headers[0]; }

km_header km_header_at(size_t index) { return headers[index]; }
