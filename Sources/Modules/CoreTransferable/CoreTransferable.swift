/// The module that sources import for values that can be dragged and shared. They come with `import SwiftUI` too.
@_exported import KinoraViews
