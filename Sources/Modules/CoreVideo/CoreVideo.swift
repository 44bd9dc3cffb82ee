/// The module that sources import for pixels in memory, which `KinoraViews` brings along.
@_exported import KinoraViews
