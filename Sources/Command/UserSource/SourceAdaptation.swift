import Foundation
import KinoraMacroExpansion

/// Changes in a source that only make it mean on Linux what it means on a phone. Lines stay where they are.
enum SourceAdaptation {
    static func adapted(_ source: String) -> String {
        let text = steps.reduce(source) { $1($0) }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { adapted(line: $0) }
            .joined(separator: "\n")
    }

    /// What is done to a whole source, in this order.
    private static let steps: [@Sendable (String) -> String] = [
        { PathAppliers.direct(in: $0) }, { withoutObjectiveC($0) }, { withoutOverridesOfExtensions($0) },
        { withoutOptionalMethods($0) }, { withoutRuntimeOverrides($0) }, { CellMakers.said(in: $0) },
        { GenericMakers.made(in: $0) { bringing("UIKit", to: $0, besideFirst: /(?m)^import SwiftUI\b/) } },
        { withShortQueries($0) }, { withAppKit($0) }, { withAppKitsViews($0) }, { withCoreImage($0) },
        { withMetal($0) }, { withCoreData($0) }, { withOwnMathematics($0) }, { withOwnRandomness($0) },
        { withFoundationsOrder($0) }, { withChangeableInversions($0) }, { withOwnClocks($0) },
        { withOwnTimeAndChance($0) },
    ]

    // MARK: Objective-C

    /// Attributes for the Objective-C runtime and for Interface Builder, neither of which is here. What they mark stays a method or
    /// variable like any other; what Core Data would fill in when the program runs is filled in as text.
    private static let attributes: Set<String> = [
        "objc", "objcMembers", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "NSManaged",
        "UIApplicationMain", "NSApplicationMain", "GKInspectable", "NSCopying",
    ]

    /// Attributes become spaces; `#selector(method)` becomes `Selector("method")`, with a closure that calls the method where it is one of
    /// this file.
    private static func withoutObjectiveC(_ source: String) -> String {
        guard
            ["@objc", "#selector", "#keyPath", "@IB", "ApplicationMain", "@NS"].contains(where: source.contains)
        else { return source }
        let tokens = Tokens(source)
        let calls = source.contains("#selector") ? SelectorCalls(tokens) : nil
        var bytes = tokens.bytes
        var insertions: [(place: Int, text: String)] = []
        for index in tokens.all.indices.dropLast() {
            let start = tokens.all[index].range.lowerBound
            let word = tokens.text(tokens.all[index + 1])
            if tokens.isToken(index, "@"), attributes.contains(word) {
                var end = tokens.all[index + 1].range.upperBound
                if end < bytes.count, bytes[end] == UInt8(ascii: "("), tokens.isToken(index + 2, "(") {
                    end = tokens.all[tokens.afterBracket(index + 2) - 1].range.upperBound
                }
                for place in start..<end where bytes[place] != UInt8(ascii: "\n") { bytes[place] = UInt8(ascii: " ") }
                if word == "NSManaged", let body = ManagedDeclarations.body(tokens, after: index + 2) {
                    insertions.append(body)
                }
            } else if tokens.isToken(index, "#"), word == "selector", tokens.isToken(index + 2, "(") {
                let close = tokens.afterBracket(index + 2) - 1
                guard tokens.all.indices.contains(close) else { continue }
                let (open, end) = (tokens.all[index + 2].range.upperBound, tokens.all[close].range.lowerBound)
                for place in open..<end where [UInt8(ascii: "\n"), UInt8(ascii: "\"")].contains(bytes[place]) {
                    bytes[place] = UInt8(ascii: " ")
                }
                bytes.replaceSubrange(start..<start + 2, with: Array(" S".utf8))
                let call = calls?.closure(for: tokens.text(open..<end)).map { ", kinoraCall: \($0)" } ?? ""
                insertions += [(open, "\""), (end, "\"" + call)]
            } else if tokens.isToken(index, "#"), word == "keyPath", tokens.isToken(index + 2, "(") {
                let close = tokens.afterBracket(index + 2) - 1
                guard tokens.all.indices.contains(close) else { continue }
                insertions += quotation(ofKeyPath: index + 2, to: close, tokens)
                for place in start..<tokens.all[index + 1].range.upperBound { bytes[place] = UInt8(ascii: " ") }
            }
        }
        for (place, text) in insertions.sorted(by: { $0.place > $1.place }) {
            bytes.insert(contentsOf: text.utf8, at: place)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What makes `(Player.item.title)` the text `("item.title")`: the type at its front is left out.
    private static func quotation(ofKeyPath open: Int, to close: Int, _ tokens: Tokens) -> [(place: Int, text: String)]
    {
        var first = open + 1
        while first + 2 < close, tokens.text(tokens.all[first]).first?.isUppercase == true { first += 2 }
        let (start, end) = (tokens.all[open].range.upperBound, tokens.all[close].range.lowerBound)
        guard first > open + 1 else { return [(start, "\""), (end, "\"")] }
        return [(start, "/*"), (tokens.all[first].range.lowerBound, "*/\""), (end, "\"")]
    }

    /// `override` in an extension is only for the Objective-C runtime; here the extension's method stands beside the one of the class.
    private static func withoutOverridesOfExtensions(_ source: String) -> String {
        guard source.contains("override"), source.contains("extension") else { return source }
        let tokens = Tokens(source)
        var bytes = tokens.bytes
        var places: [Int] = []
        for index in tokens.all.indices where tokens.isToken(index, "extension") {
            guard let open = tokens.all.indices[index...].first(where: { tokens.isToken($0, "{") }) else { continue }
            var depth = 0
            for inner in open..<tokens.afterBracket(open) {
                if tokens.isToken(inner, "{") { depth += 1 }
                if tokens.isToken(inner, "}") { depth -= 1 }
                // A parameter may have this name, too.
                let isLabel = tokens.isToken(inner + 1, ":")
                if depth == 1, tokens.isToken(inner, "override"), !isLabel { places.append(inner) }
            }
        }
        for place in places.reversed() {
            // An attribute stands before all modifiers.
            var first = place
            while first > 0, accessModifiers.contains(tokens.text(tokens.all[first - 1])) { first -= 1 }
            bytes.removeSubrange(tokens.all[place].range)
            bytes.insert(contentsOf: "@_nonoverride ".utf8, at: tokens.all[first].range.lowerBound)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let accessModifiers: Set<String> = [
        "open", "public", "package", "internal", "fileprivate", "private",
    ]

    /// What `NSObject` has for the Objective-C runtime to call stands beside the class here, where it cannot be overridden.
    private static func withoutRuntimeOverrides(_ source: String) -> String {
        guard source.contains("forwardingTarget") || source.contains("responds") || source.contains("observeValue")
        else {
            return source
        }
        let methods =
            /((?:\b(?:public|open)\s+)?)\boverride(\s+(?:(?:public|open)\s+)?func\s+(?:forwardingTarget|responds|observeValue)\s*\()/
        return source.replacing(methods) { "@_nonoverride \($0.output.1)\($0.output.2.drop(while: \.isWhitespace))" }
    }

    /// `delegate?.scrollViewDidScroll?(view)` becomes a call of a method that is always there.
    private static func withoutOptionalMethods(_ source: String) -> String {
        guard source.contains("?(") else { return source }
        // Methods that a class need not have. Here each has a body that does nothing.
        let methods =
            /\.((?:gestureRecognizer|scrollView|tableView|collectionView|textField|textView|textViewDid|navigationController|tabBarController|presentationController|pickerView|searchBar)[A-Za-z]*)\?\(/
        return source.replacing(methods) { ".\($0.output.1)(" }
            .replacing(/\b(addAnimations|addCompletion|continueAnimation)\?\(/.wordBoundaryKind(.simple)) {
                "\($0.output.1)("
            }
    }

    /// SwiftData's `@Query` is a macro that writes `Query<Item, [Item]>`. Here it is a wrapper, which has the type of its elements alone.
    private static func withShortQueries(_ source: String) -> String {
        guard source.contains("Query<") else { return source }
        let query = /\bQuery<\s*([\w.]+)\s*,\s*\[\s*([\w.]+)\s*\]\s*>/.wordBoundaryKind(.simple)
        return source.replacing(query) { match in
            let (whole, element, result) = match.output
            return element == result ? "Query<\(element)>" : String(whole)
        }
    }

    /// On a Mac, `import SwiftUI` and `import SpriteKit` bring AppKit along. Here only sources see it that name something of it.
    private static func withAppKit(_ source: String) -> String {
        // Most sources are passed over by this first look; the other ones take a while.
        guard source.contains("NS"),
            source.contains(
                /\bNS(?:View|Window|Panel|Screen|Hosting|Event|App|Workspace|Cursor|VisualEffect|Segmented|Slider|Tab)/)
                || source.contains(/\bNS(?:Popover|Button|Animation|ColorSampler|Press|Haptic)/)
                || source.contains(/\bNS(?:Graphics|Gradient|Scroll|Clip|TextView|TextDelegate|ColorSpace|Compositing)/)
                || source.contains(/\bNS(?:TextField|Control|Search|Secure|ImageView|Stack|Progress)/)
                || source.contains(/\bNS(?:Switch|Stepper|ColorWell)/)
                || source.contains(/\bNS(?:Open|Save|Alert|ColorPanel|Menu|Status|Toolbar|Titlebar|Tracking|Bitmap)/)
                || source.contains(/\bNS(?:Sharing|Running|Sound|Beep)/),
            !source.contains(/import\s+(?:AppKit|Cocoa|UIKit)\b/)
        else { return source }
        return bringing("KinoraAppKit", to: source, besideFirst: /(?m)^import (?:SwiftUI|SpriteKit)\b/)
    }

    /// A class that says it is an `NSView`, an `NSControl` or an `NSViewController` inherits what those of AppKit's are told. Elsewhere the
    /// names are UIKit's, as which all are passed on.
    private static func withAppKitsViews(_ source: String) -> String {
        guard source.contains("NSView") || source.contains("NSControl") else { return source }
        let classes = /(\bclass\s+\w+\s*(?:<[^>{]*>)?\s*:\s*)(NSView|NSControl|NSViewController)\b/
            .wordBoundaryKind(.simple)
        return source.replacing(classes) { "\($0.output.1)_\($0.output.2)" }
    }

    /// UIKit, AppKit and SpriteKit bring Core Image along. Here only sources see it that name something of it.
    private static func withCoreImage(_ source: String) -> String {
        guard source.contains("CI"), source.contains(/\bCI(?:Filter|Image|Context|Color|Vector)\b/),
            !source.contains(/import\s+CoreImage\b/)
        else { return source }
        return bringing("CoreImage", to: source, besideFirst: /(?m)^import (?:UIKit|SwiftUI|AppKit|Cocoa|SpriteKit)\b/)
    }

    /// UIKit and SwiftUI bring Metal along, which Core Animation names. Here only sources see it that name something of it.
    private static func withMetal(_ source: String) -> String {
        guard source.contains("MTL") || source.contains("CAMetal"),
            source.contains(/\b(?:MTL[A-Z]\w+|CAMetal(?:Layer|Drawable))\b/),
            !source.contains(/import\s+Metal(?:Kit)?\b/)
        else { return source }
        return bringing(
            "Metal", to: source, besideFirst: /(?m)^import (?:UIKit|SwiftUI|AppKit|Cocoa|QuartzCore)\b/)
    }

    /// SwiftUI itself has the property wrappers of Core Data's requests. Here only sources see them that name one.
    private static func withCoreData(_ source: String) -> String {
        guard source.contains("FetchRequest") || source.contains("FetchedResults") || source.contains("managedObject"),
            source.contains(
                /@(?:Sectioned)?FetchRequest\b|\b(?:Sectioned)?FetchedResults\b|\\\.managedObjectContext\b/),
            !source.contains(/import\s+CoreData\b/)
        else { return source }
        return bringing("CoreData", to: source, besideFirst: /(?m)^import SwiftUI\b/)
    }

    /// Functions that are named with Apple's module of the C library.
    private static func withOwnMathematics(_ source: String) -> String {
        guard source.contains("Darwin.") else { return source }
        return source.replacing(/\bDarwin\.([a-z])/) { "Foundation.\($0.output.1)" }
    }

    /// The C library's random numbers are drawn from the stage's seed, as all others are.
    private static func withOwnRandomness(_ source: String) -> String {
        guard source.contains("arc4random") || source.contains("drand48"),
            source.contains(/(?m)^\s*(?:@\w+ )*import (?:SwiftUI|UIKit|Foundation)\b/)
        else { return source }
        return source.replacing(/(^|[^.\w])(arc4random_uniform|arc4random|drand48)\(/) {
            "\($0.output.1)KinoraViews.\($0.output.2)("
        }
    }

    /// Foundation's numbers have an order on Linux, so that one of a source's own would be ambiguous. It says the same.
    private static func withFoundationsOrder(_ source: String) -> String {
        guard source.contains("NSNumber") else { return source }
        return source.replacing(/(?m)^(?:\w+ +)?func +< *\(\s*\w+ *: *NSNumber\s*,\s*\w+ *: *NSNumber\s*\)/) {
            "@_disfavoredOverload " + $0.output
        }
    }

    /// What `CharacterSet.inverted` returns on Linux stops the program when it is changed. What `invert()` makes of a copy can be changed. By
    /// an extension of the source's own, on the line of its first import, `inverted` is that.
    private static func withChangeableInversions(_ source: String) -> String {
        guard source.contains("CharacterSet"), source.contains(".inverted"), !source.contains("var inverted"),
            let found = source.firstRange(of: /(?m)^import (?:SwiftUI|UIKit|Foundation)(?![.\w])/)
        else { return source }
        let inversion =
            "; fileprivate extension CharacterSet "
            + "{ var inverted: CharacterSet { var set = self; set.invert(); return set } }"
        return source.replacingCharacters(in: found, with: source[found] + inversion)
    }

    /// A clock that is named by itself would be the machine's where a function takes any: the standard library has such names for its own.
    private static func withOwnClocks(_ source: String) -> String {
        guard source.contains(".continuous") || source.contains(".suspending") else { return source }
        let clock = /(\bclock:\s*|\bClock<Duration>\s*=\s*)\.(continuous|suspending)\b/.wordBoundaryKind(.simple)
        return source.replacing(clock) { match in
            "\(match.output.1)\(match.output.2 == "continuous" ? "ContinuousClock" : "SuspendingClock")()"
        }
    }

    /// The standard library has clocks and random numbers of its own, which a source without an import would have: those of the machine. It
    /// imports the stage's at its end, so that all lines stay where they are.
    private static func withOwnTimeAndChance(_ source: String) -> String {
        guard source.contains(/\bsleep\(|Clock\b|\brandom|\bshuffle/.wordBoundaryKind(.simple)),
            SourceImports(source).modules.isSubset(of: standardModules)
        else { return source }
        return source + "\nimport KinoraFoundation"
    }

    /// Modules of the toolchain that bring nothing of Foundation along.
    private static let standardModules: Set<String> = [
        "Swift", "Observation", "Synchronization", "RegexBuilder", "Distributed",
    ]

    /// Imports one more module on the line of the first import that has such a form; without one the source stays as it is.
    private static func bringing(_ module: String, to source: String, besideFirst form: Regex<Substring>) -> String {
        guard let found = source.firstRange(of: form) else { return source }
        return source.replacingCharacters(in: found, with: "import \(module); " + source[found])
    }

    // MARK: Lines

    private static func adapted(line: Substring) -> String {
        if line.contains("os(") { return forPhone(line) }
        if line.contains("@available(iOS, unavailable") {
            // What a phone does not have is not here either: a `switch` need not think of it.
            return line.replacingOccurrences(of: "@available(iOS, unavailable", with: "@available(*, unavailable")
        }
        guard line.contains("import ") else { return String(line) }
        if line.trimmingCharacters(in: .whitespaces) == "import StoreKit" {
            // SwiftUI has a type of this name, too. Here other modules bring it along, which it must not be mistaken for.
            return line + "; import struct StoreKit.Transaction"
        }
        // Several imports may stand on one line.
        return line.split(separator: ";", omittingEmptySubsequences: false)
            .map { withWholeModule(withOwnFoundation($0)) }.joined(separator: ";")
    }

    /// In a condition, the system is iOS: a stage is a phone.
    private static func forPhone(_ line: Substring) -> String {
        let start = line.drop { $0.isWhitespace }
        guard start.hasPrefix("#if") || start.hasPrefix("#elseif") else { return String(line) }
        return line.replacingOccurrences(of: "os(iOS)", with: "true   ")
    }

    /// `import os.log` and `import CoreImage.CIFilterBuiltins` import all of the module: it has no parts here.
    ///
    /// There are no modules `os`, `AppKit` and `Cocoa`: packages that everyone depends on ask `canImport(os)` to know whether they
    /// are on Apple's systems, and libraries `canImport(AppKit)` whether they are on a Mac. What they have is in other modules.
    private static func withWholeModule(_ line: String) -> String {
        let words = line.split(whereSeparator: \.isWhitespace)
        guard words.count >= 2, words[0] == "import", words.count == 2 || words[2].hasPrefix("//") else { return line }
        let module = words[1].prefix { $0 != "." }
        let known = otherNames[String(module)] ?? String(module)
        guard known != words[1], let range = line.range(of: words[1]) else { return line }
        return line.replacingCharacters(in: range, with: known)
    }

    /// Of Apple's modules that are not here, the one that has their names; SwiftUI where it brings them along.
    private static let otherNames = [
        "os": "OSLog", "AppKit": "KinoraAppKit", "Cocoa": "KinoraAppKit", "Darwin": "SwiftUI", "math_h": "Glibc",
        "ObjectiveC": "SwiftUI",
        "CoreFoundation": "SwiftUI", "CoreServices": "SwiftUI",
        "_MapKit_SwiftUI": "MapKit", "_PhotosUI_SwiftUI": "PhotosUI", "_AVKit_SwiftUI": "AVKit",
        "_StoreKit_SwiftUI": "StoreKit", "_SpriteKit_SwiftUI": "SpriteKit", "_SceneKit_SwiftUI": "SceneKit",
    ]

    /// A line that imports Foundation imports SwiftUI in its place, which brings Foundation along. Both by name would make
    /// `Date()`, `Timer` and the like ambiguous between the machine's clock and that of the performance.
    private static func withOwnFoundation(_ line: Substring) -> String {
        let words = line.split(whereSeparator: \.isWhitespace)
        guard let position = words.firstIndex(of: "import"), words.index(after: position) < words.endIndex,
            ["Foundation", "FoundationNetworking"].contains(words[position + 1]),
            words.count == position + 2 || words[position + 2].hasPrefix("//"),
            words[..<position].allSatisfy({
                $0.hasPrefix("@") || ["public", "internal", "package", "private", "fileprivate"].contains($0)
            })
        else { return String(line) }
        return line.replacingOccurrences(of: words[position + 1], with: "SwiftUI")
    }
}
