import Foundation
import FoundationXML
import KinoraStage
import Synchronization

// Names of Foundation's that Linux lacks.

// Values that Apple's systems pass to formats as objects: `date as CVarArg`.
extension Foundation.Date: @retroactive CVarArg, @retroactive _CVarArgObject {
    public var _cVarArgObject: any CVarArg { description as NSString }
    public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
extension Foundation.UUID: @retroactive CVarArg, @retroactive _CVarArgObject {
    public var _cVarArgObject: any CVarArg { uuidString as NSString }
    public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

/// The name of a queue; of the one that runs where none is named, which is the main one on a stage.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
    dispatchLabels.withLock { labels in
        let label = queue?.label ?? "com.apple.main-thread"
        if let known = labels[label] { return UnsafePointer(known) }
        let made = label.withCString { strdup($0)! }
        labels[label] = made
        return UnsafePointer(made)
    }
}
nonisolated private let dispatchLabels = Mutex<[String: UnsafeMutablePointer<CChar>]>([:])

extension String.StandardComparator {
    /// By the order of the letters.
    public static var localizedStandard: String.StandardComparator { .lexical }
    public static var localized: String.StandardComparator { .lexical }
}

extension PredicateExpressions {
    /// What `#Predicate` makes of `localizedStandardContains`.
    public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
        PredicateExpression
    where Root.Output: StringProtocol, Other.Output: StringProtocol {
        public typealias Output = Bool
        public let root: Root
        public let other: Other
        public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }
        public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
            try root.evaluate(bindings).range(
                of: other.evaluate(bindings), options: [.caseInsensitive, .diacriticInsensitive]) != nil
        }
    }
    public static func build_localizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>(
        _ root: Root, _ other: Other
    ) -> StringLocalizedStandardContains<Root, Other> where Root.Output: StringProtocol, Other.Output: StringProtocol {
        StringLocalizedStandardContains(root: root, other: other)
    }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

/// Spelling is not checked: no word is misspelled.
open class UITextChecker: NSObject {
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open class var availableLanguages: [String] { ["en_US"] }
}

extension IndexPath {
    /// In a table or collection.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    public var section: Int { count > 0 ? self[0] : 0 }
    public var row: Int { count > 1 ? self[1] : 0 }
    public var item: Int { row }
}

public typealias CFAbsoluteTime = Double
public typealias OSStatus = Int32
public typealias NSInteger = Int
public typealias NSUInteger = UInt
public let noErr: OSStatus = 0

// Constants and makers of C, which Apple's systems have.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
public func CGAffineTransformMake(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

public let CGPointZero = CGPoint.zero
public let CGSizeZero = CGSize.zero
public let CGRectZero = CGRect.zero
public typealias UTF32Char = UInt32
public func NSSwapHostIntToLittle(_ inv: UInt32) -> UInt32 { inv.littleEndian }

extension NSValue {
    /// The rectangle that it holds, such as a keyboard's frame; zero for another value.
    public var cgRectValue: CGRect { rectValue }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
}

/// Foundation's reader of XML, which is a module of its own on Linux.
public typealias XMLParser = FoundationXML.XMLParser
public typealias XMLParserDelegate = FoundationXML.XMLParserDelegate

// The ranges of C's whole numbers, which Linux has as macros that Swift cannot read.
public var INT8_MIN: Int32 { Int32(Int8.min) }
public var INT8_MAX: Int32 { Int32(Int8.max) }
public var INT16_MIN: Int32 { Int32(Int16.min) }
public var INT16_MAX: Int32 { Int32(Int16.max) }
public var INT32_MIN: Int32 { .min }
public var UINT8_MAX: Int32 { Int32(UInt8.max) }
public var UINT16_MAX: Int32 { Int32(UInt16.max) }

/// Values that an account's devices share. There are no other devices: it keeps what is written to it.
public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    public static let `default` = NSUbiquitousKeyValueStore()
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
    @PerformanceValue(of: "account") private var values: [String: Any] = [:]
    public var dictionaryRepresentation: [String: Any] { values }
    public func object(forKey aKey: String) -> Any? { values[aKey] }
    public func set(_ anObject: Any?, forKey aKey: String) { values[aKey] = anObject }
    public func removeObject(forKey aKey: String) { values[aKey] = nil }
    public func string(forKey aKey: String) -> String? { values[aKey] as? String }
    public func array(forKey aKey: String) -> [Any]? { values[aKey] as? [Any] }
    public func dictionary(forKey aKey: String) -> [String: Any]? { values[aKey] as? [String: Any] }
    public func data(forKey aKey: String) -> Data? { values[aKey] as? Data }
    public func bool(forKey aKey: String) -> Bool { values[aKey] as? Bool ?? false }
    public func double(forKey aKey: String) -> Double { values[aKey] as? Double ?? 0 }
    public func longLong(forKey aKey: String) -> Int64 {
        values[aKey] as? Int64 ?? (values[aKey] as? Int).map(Int64.init) ?? 0
    }
    @discardableResult public func synchronize() -> Bool { true }
}

extension Data.WritingOptions {
    public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension NSAttributedString {
    /// No text.
    @_nonoverride public convenience init() { self.init(string: "") }
}

extension NSError {
    /// An error without words of its own.
    @_nonoverride public convenience init() { self.init(domain: "", code: 0) }
}

/// What a program has one of, which is also what a new one is.
public protocol _SharedInstance { static var _shared: Self { get } }
extension _SharedInstance {
    public init() { self = Self._shared }
}

/// `ProcessInfo()` tells of this process, as on Apple's systems. Foundation keeps that initializer to itself on Linux.
extension ProcessInfo: _SharedInstance {
    public static var _shared: Self { unsafeDowncast(ProcessInfo.processInfo, to: Self.self) }
}

extension ProcessInfo {
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
    public var thermalState: ThermalState { .nominal }
    public static let thermalStateDidChangeNotification = Notification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")
    public var isLowPowerModeEnabled: Bool { false }
    public var isMacCatalystApp: Bool { false }
    public var isiOSAppOnMac: Bool { false }
}

extension FileManager {
    /// Nobody is signed in to a cloud.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    public func startDownloadingUbiquitousItem(at url: URL) throws { throw CocoaError(.ubiquitousFileUnavailable) }
}
public let kCFBundleVersionKey: String! = "CFBundleVersion"
public let kCFBundleNameKey: String! = "CFBundleName"
public let kCFBundleExecutableKey: String! = "CFBundleExecutable"
public let kCFBundleIdentifierKey: String! = "CFBundleIdentifier"
public let kCFBundleInfoDictionaryVersionKey: String! = "CFBundleInfoDictionaryVersion"

extension URL {
    /// Files of a project need no permission.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
}
extension RunLoop.Mode {
    /// While a finger scrolls.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

/// The name of before Swift 4.2.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
