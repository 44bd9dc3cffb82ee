/// The module that sources import for device motion, which `Views` takes from the script's tilt.
@_exported import Views
