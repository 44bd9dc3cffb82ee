/// The module that sources import for complications of a watch face. No face asks for one.
@_exported import KinoraViews

public enum CLKComplicationFamily: Int, Sendable, CaseIterable {
    case modularSmall = 0
    case modularLarge
    case utilitarianSmall
    case utilitarianLarge
    case circularSmall
    case utilitarianSmallFlat = 6
    case extraLarge
    case graphicCorner
    case graphicBezel
    case graphicCircular
    case graphicRectangular
    case graphicExtraLarge
}
public enum CLKComplicationPrivacyBehavior: UInt, Sendable { case showOnLockScreen, hideOnLockScreen }
public enum CLKComplicationTimelineAnimationBehavior: UInt, Sendable { case never, grouped, always }
public struct CLKComplicationTimeTravelDirections: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forward = CLKComplicationTimeTravelDirections(rawValue: 1)
    public static let backward = CLKComplicationTimeTravelDirections(rawValue: 2)
}
public let CLKDefaultComplicationIdentifier = "CLKDefaultComplicationIdentifier"

/// A complication on a face; never made.
open class CLKComplication: NSObject {
    public let family: CLKComplicationFamily
    public let identifier: String
    init(_ family: CLKComplicationFamily, _ identifier: String) {
        (self.family, self.identifier) = (family, identifier)
        super.init()
    }
}
/// A complication that an app offers.
open class CLKComplicationDescriptor: NSObject {
    public let identifier: String
    public let displayName: String
    public let supportedFamilies: [CLKComplicationFamily]
    public let userInfo: [AnyHashable: Any]?
    public init(
        identifier: String, displayName: String, supportedFamilies: [CLKComplicationFamily],
        userInfo: [AnyHashable: Any]? = nil
    ) {
        (self.identifier, self.displayName, self.supportedFamilies) = (identifier, displayName, supportedFamilies)
        self.userInfo = userInfo
        super.init()
    }
}
open class CLKComplicationTemplate: NSObject { open var tintColor: UIColor? }
open class CLKComplicationTimelineEntry: NSObject {
    open var date: Date
    open var complicationTemplate: CLKComplicationTemplate
    public init(date: Date, complicationTemplate: CLKComplicationTemplate) {
        (self.date, self.complicationTemplate) = (date, complicationTemplate)
        super.init()
    }
}
public protocol CLKComplicationDataSource: AnyObject {
    func getComplicationDescriptors(handler: @escaping ([CLKComplicationDescriptor]) -> Void)
    func getCurrentTimelineEntry(
        for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTimelineEntry?) -> Void)
}
extension CLKComplicationDataSource {
    public func getComplicationDescriptors(handler: @escaping ([CLKComplicationDescriptor]) -> Void) { handler([]) }
}
open class CLKComplicationServer: NSObject {
    nonisolated(unsafe) private static let only = CLKComplicationServer()
    open class func sharedInstance() -> CLKComplicationServer { only }
    open var activeComplications: [CLKComplication]? { [] }
    open func reloadTimeline(for complication: CLKComplication) {}
    open func extendTimeline(for complication: CLKComplication) {}
    open func reloadComplicationDescriptors() {}
}
