/// The module that sources import for Metal's views. There is no device to talk to.
@_exported import KinoraViews
