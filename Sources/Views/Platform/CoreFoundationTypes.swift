import Foundation

// What kind of object of Core Foundation's something is. Numbers tell the kinds apart, and mean nothing else.

public typealias CFTypeID = UInt

public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
    switch cf {
    // A number of Foundation's that is a Boolean says so by the type that it has in C.
    case let number as NSNumber: String(cString: number.objCType) == "c" ? CFBooleanGetTypeID() : CFNumberGetTypeID()
    case is NSString: CFStringGetTypeID()
    case is NSArray: CFArrayGetTypeID()
    case is NSDictionary: CFDictionaryGetTypeID()
    case is NSData: CFDataGetTypeID()
    case is NSDate: CFDateGetTypeID()
    case is NSSet: CFSetGetTypeID()
    case is NSURL: CFURLGetTypeID()
    case is NSError: CFErrorGetTypeID()
    case is NSNull: CFNullGetTypeID()
    case is NSAttributedString: CFAttributedStringGetTypeID()
    default: 1
    }
}

public func CFStringGetTypeID() -> CFTypeID { 7 }
public func CFNullGetTypeID() -> CFTypeID { 16 }
public func CFSetGetTypeID() -> CFTypeID { 17 }
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
public func CFArrayGetTypeID() -> CFTypeID { 19 }
public func CFDataGetTypeID() -> CFTypeID { 20 }
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
public func CFNumberGetTypeID() -> CFTypeID { 22 }
public func CFErrorGetTypeID() -> CFTypeID { 27 }
public func CFURLGetTypeID() -> CFTypeID { 29 }
public func CFDateGetTypeID() -> CFTypeID { 42 }
public func CFAttributedStringGetTypeID() -> CFTypeID { 62 }

public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
    if let object = cf1 as? NSObject { return object.isEqual(cf2) }
    return cf1 === cf2
}
