// What a program needs that performs views and effects, renders them and compares the frames from Swift: reading scripts and
// parameters from text, the catalogue, stages, jobs, frame folders and comparisons.
@_exported import KinoraDiff
@_exported import KinoraEffects
@_exported import struct KinoraFrames.FrameFileError
@_exported import struct KinoraFrames.FrameFolder
@_exported import struct KinoraFrames.Manifest
@_exported import enum KinoraFrames.ManifestValue
@_exported import enum KinoraFrames.PNGCompression
@_exported import class KinoraFrames.PNGDecoder
@_exported import class KinoraFrames.PNGEncoder
@_exported import KinoraJobs
@_exported import struct KinoraPixels.PixelRect
@_exported import struct KinoraPixels.Pixmap
@_exported import struct KinoraPixels.RGBA
@_exported import struct KinoraScene.FrameScene
@_exported import protocol KinoraScene.FrameSource
@_exported import KinoraScripts
@_exported import KinoraStage
@_exported import KinoraViews
