/// The module that sources import for Core Animation's transforms and clock, which `KinoraViews` brings along. There are no layers.
@_exported import KinoraViews
