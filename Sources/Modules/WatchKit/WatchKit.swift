/// The module that sources import on watches. Its names come with SwiftUI, as they do there.
@_exported import KinoraViews
