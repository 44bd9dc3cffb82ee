/// What a program needs that performs and renders views from Swift.
@_exported import Effects
@_exported import FrameJobs
@_exported import Views
