#include <SwiftUI/SwiftUI_Metal.h>
