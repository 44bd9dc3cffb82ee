/// The module that effect sources import. It is `KinoraViews` under the name that they already use.
@_exported import KinoraViews
