/// The module that sources import for points, paths and transforms, which `Views` brings along.
@_exported import Views
