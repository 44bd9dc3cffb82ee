/// The module that effect sources import. It is `KinoraViews` under the name that they already use.
@_exported import KinoraViews
// By itself a name wins over Foundation's, which says on Linux that there is none.
@_exported import class KinoraViews.DateComponentsFormatter
@_exported import class KinoraViews.MeasurementFormatter
// By itself it wins over Foundation's, which knows nothing of the stage's locale.
@_exported import class KinoraViews.DateFormatter
@_exported import class KinoraViews.NumberFormatter
// By themselves they win over Foundation's, which run their work beside the performance.
@_exported import class KinoraViews.OperationQueue
@_exported import class KinoraViews.RunLoop
@_exported import typealias KinoraViews.XMLParser
@_exported import protocol KinoraViews.XMLParserDelegate
// As on iOS, where UIKit brings it along.
@_exported import UserNotifications
