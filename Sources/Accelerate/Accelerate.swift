/// What Apple's module brings along: Foundation and Core Graphics, which `KinoraViews` has.
@_exported import KinoraViews
