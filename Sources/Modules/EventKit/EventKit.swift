/// The module that sources import for calendars and reminders. Nobody allows them, and there are none; items keep what is written to
/// them.
@_exported import KinoraViews
