/// The module that sources import for types of files. They come with `import SwiftUI` too.
@_exported import KinoraViews
