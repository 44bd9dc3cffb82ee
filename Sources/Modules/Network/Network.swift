/// The module that sources import for network connections. There are none.
@_exported import KinoraViews
