/// The module that sources import for UIKit's values (colors, fonts, paths, the screen), as far as `KinoraViews` has them. There
/// are no UIKit views.
@_exported import KinoraViews
