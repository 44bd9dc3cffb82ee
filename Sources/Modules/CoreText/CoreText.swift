/// The module that sources import for fonts. There are no functions of Core Text.
@_exported import KinoraViews
