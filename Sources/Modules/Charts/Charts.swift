/// The module that sources import for charts: bars, lines, areas, points, rules, rectangles and sectors with their axes and legend.
@_exported import KinoraViews
