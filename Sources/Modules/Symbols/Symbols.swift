/// The module that sources import for the effects of symbols. They come with `import SwiftUI` too.
@_exported import KinoraViews
