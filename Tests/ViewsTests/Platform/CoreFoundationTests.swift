import Foundation
import Testing

@testable import KinoraViews

/// Core Foundation's functions on Foundation's objects.
struct CoreFoundationTests {
    @Test("Kinds of objects are told apart, Booleans and numbers among them")
    func kinds() throws {
        let values = try #require(
            JSONSerialization.jsonObject(with: Data("[true, 1, 1.5, \"a\", null, {}, []]".utf8)) as? [Any])
        let kinds = [
            CFBooleanGetTypeID(), CFNumberGetTypeID(), CFNumberGetTypeID(), CFStringGetTypeID(), CFNullGetTypeID(),
            CFDictionaryGetTypeID(), CFArrayGetTypeID(),
        ]
        #expect(values.map { CFGetTypeID($0 as CFTypeRef) } == kinds)
        #expect(CFGetTypeID(NSNumber(value: Int8(1))) == CFNumberGetTypeID())
        #expect(CFGetTypeID(kCFBooleanFalse) == CFBooleanGetTypeID() && CFBooleanGetValue(kCFBooleanTrue))
        #expect(CFEqual("a" as NSString, "a" as NSString) && !CFEqual("a" as NSString, NSNumber(value: 1)))
    }

    @Test("Collections hand out pointers to what is in them")
    func collections() {
        let (first, second) = (NSObject(), NSObject())
        let array = NSArray(array: [first, second])
        #expect(CFArrayGetCount(array) == 2)
        #expect(unsafeBitCast(CFArrayGetValueAtIndex(array, 1), to: NSObject.self) === second)
        let numbers = NSArray(array: [1, 2])
        let number = Unmanaged<NSNumber>.fromOpaque(CFArrayGetValueAtIndex(numbers, 1)).takeUnretainedValue()
        #expect(number == 2)
        let (key, missing) = ("key" as NSString, "none" as NSString)
        let dictionary = NSDictionary(object: first, forKey: key)
        func value(_ key: NSString) -> UnsafeRawPointer? {
            withExtendedLifetime(key) { CFDictionaryGetValue(dictionary, Unmanaged.passUnretained(key).toOpaque()) }
        }
        #expect(CFDictionaryGetCount(dictionary) == 1 && value(missing) == nil)
        #expect(value(key) == UnsafeRawPointer(Unmanaged.passUnretained(first).toOpaque()))
    }

    @Test("A process's information can be made")
    func process() { #expect(ProcessInfo().processIdentifier == ProcessInfo.processInfo.processIdentifier) }
}
