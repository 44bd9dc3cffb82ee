/// The module that sources import for what is in pictures. A stage has no model that looks: requests end at once, and find nothing.
@_exported import KinoraViews
