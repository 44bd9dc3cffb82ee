/// The module that sources import for publishers. They are in `KinoraViews`, whose clock they run on.
@_exported import KinoraViews
