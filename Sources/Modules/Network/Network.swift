/// The module that sources import for network connections. There are none: the way to every place is closed.
@_exported import KinoraViews
