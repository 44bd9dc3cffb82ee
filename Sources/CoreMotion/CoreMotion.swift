/// The module that sources import for device motion, which `KinoraViews` takes from the script's tilt.
@_exported import KinoraViews
