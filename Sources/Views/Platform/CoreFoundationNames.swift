import Foundation

// Core Foundation's names for Foundation's objects. Values become them by `as`, as on Apple's systems.

public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFDictionary = NSDictionary
public typealias CFArray = NSArray
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFURL = NSURL
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFError = NSError
public typealias CFAttributedString = NSAttributedString
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription as NSString }
public func CFErrorCopyFailureReason(_ err: CFError!) -> CFString! { err.localizedFailureReason.map { $0 as NSString } }
public func CFErrorGetCode(_ err: CFError!) -> Int { err.code }
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err.domain as NSString }

/// The bytes live as long as the data, which is kept for a while: sources often keep the pointer alone.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    PointedData.keep(theData)
    return theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// The last data whose bytes somebody asked for. On Apple's systems pictures keep theirs.
private enum PointedData {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var last: [CFData] = []

    static func keep(_ data: CFData) {
        lock.lock()
        defer { lock.unlock() }
        last.append(data)
        if last.count > 4 { last.removeFirst() }
    }
}
public func CFDataGetLength(_ theData: CFData!) -> Int { theData.length }

public typealias CFNull = NSNull
public var kCFNull: CFNull! { NSNull() }
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

// Foundation of Linux makes numbers of Double and Int by `as`, but not of CGFloat.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}
