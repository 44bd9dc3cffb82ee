/// The module that sources import for names of asset catalogues. They come with `import SwiftUI` too.
@_exported import KinoraViews
