/// The module that sources import for maps. There are no tiles: a map is a neutral ground with its markers and annotations where
/// the Mercator projection puts them.
@_exported import CoreLocation
@_exported import KinoraViews
