/// The module that sources import for points, paths and transforms, which `KinoraViews` brings along.
@_exported import KinoraViews
