// A test that compares frames names tolerances, metrics and ignored rectangles, and builds views: one import gives both.
@_exported import KinoraDiff
@_exported import struct KinoraPixels.PixelRect
@_exported import KinoraViews
@_exported import struct KinoraStage.Script
@_exported import enum KinoraStage.ScriptAction
@_exported import struct KinoraStage.ScriptEvent
@_exported import enum KinoraStage.ScriptPace
@_exported import enum KinoraStage.ScriptPoint
