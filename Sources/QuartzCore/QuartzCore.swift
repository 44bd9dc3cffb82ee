/// The module that sources import for Core Animation's transforms and clock, which `Views` brings along. There are no layers.
@_exported import Views
