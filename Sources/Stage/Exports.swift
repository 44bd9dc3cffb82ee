// What every file of the engine, and everything on it, is written with.
@_exported import Foundation
@_exported import KinoraAnimation
@_exported import KinoraGeometry
@_exported import Observation
