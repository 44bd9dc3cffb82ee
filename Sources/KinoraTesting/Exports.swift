// A test that compares frames names tolerances, metrics and ignored rectangles, and builds views: one import gives both.
@_exported import KinoraDiff
@_exported import KinoraViews
