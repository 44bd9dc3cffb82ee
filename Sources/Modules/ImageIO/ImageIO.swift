/// The module that sources import for reading pictures.
@_exported import KinoraViews
