import Foundation

// What is in Core Foundation's objects, by the functions that older sources call.

public typealias CFIndex = Int

public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

/// The object lives as long as the array.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    pointer(to: theArray.object(at: idx))
}

public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.count }

/// - Parameter key: a pointer to an object.
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
    CFDictionaryGetValue(theDict, key) != nil
}

/// The object lives as long as the dictionary; nil where there is none.
///
/// - Parameter key: a pointer to an object.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
    theDict.object(forKey: Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()).map(pointer)
}

/// A pointer to an object that a collection keeps. A value of Swift's becomes an object only here, which nobody else would keep.
private func pointer(to value: Any) -> UnsafeRawPointer {
    let object = value as AnyObject
    return UnsafeRawPointer(
        type(of: value) is AnyClass
            ? Unmanaged.passUnretained(object).toOpaque() : Unmanaged.passRetained(object).toOpaque())
}

public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean.boolValue }

public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.length }
