/// The module that sources import for keychains. There is none.
@_exported import KinoraViews
