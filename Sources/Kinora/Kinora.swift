/// What a program needs that performs and renders views from Swift.
@_exported import KinoraEffects
@_exported import KinoraJobs
@_exported import KinoraStage
@_exported import KinoraViews
