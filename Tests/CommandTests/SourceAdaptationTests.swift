import Foundation
import Testing

@testable import KinoraCommand

/// What the command changes in a source so that it means on Linux what it means on a phone.
@Suite struct SourceAdaptationTests {
    @Test(
        "Objective-C's attributes and selectors, conditions for iOS and imports of parts of a module",
        arguments: [
            ("@objc func tap() {}", "      func tap() {}"),
            ("@objc(tapIt:) func tap() {}", "              func tap() {}"),
            ("let s = #selector(Card.tap(_:))", "let s =  Selector(\"Card.tap(_:)\")"),
            (
                "extension UIWindow { open override func a() { class B: C { override func d() {} } } }",
                "extension UIWindow { @_nonoverride open  func a() { class B: C { override func d() {} } } }"
            ),
            ("extension A { func b(override: Int) {} }", "extension A { func b(override: Int) {} }"),
            ("a?.scrollViewDidScroll?(b) ?? c?(d)", "a?.scrollViewDidScroll(b) ?? c?(d)"),
            ("class A: B { override func c() {} } // extension", "class A: B { override func c() {} } // extension"),
            ("let text = \"@objc\" // @objc and #selector(x)", "let text = \"@objc\" // @objc and #selector(x)"),
            ("@UIApplicationMain class A {}", "                   class A {}"),
            ("#if os(iOS) || os(macOS)", "#if true    || os(macOS)"),
            ("@available(iOS, unavailable) case window", "@available(*, unavailable) case window"),
            ("@available(iOS 16, *) case sheet", "@available(iOS 16, *) case sheet"),
            ("let os = os(iOS)", "let os = os(iOS)"),
            ("import CoreImage.CIFilterBuiltins", "import CoreImage"), ("import os.log", "import OSLog"),
            ("import CoreImage; import AppKit", "import CoreImage; import KinoraAppKit"),
            ("import Foundation; import os;", "import SwiftUI; import OSLog;"),
            ("import os // locks", "import OSLog // locks"), ("import oscillator", "import oscillator"),
            ("import StoreKit", "import StoreKit; import struct StoreKit.Transaction"),
            ("func a() { c.addCompletion?(b) }", "func a() { c.addCompletion(b) }"),
            ("let a = #keyPath(title)", "let a =         (\"title\")"),
            ("let a = #keyPath(Player.Item.state.title)", "let a =         (/*Player.Item.*/\"state.title\")"),
            ("let a = \"#keyPath(title)\"", "let a = \"#keyPath(title)\""),
            (
                "func < (lhs: NSNumber, rhs: NSNumber) -> Bool { true }",
                "@_disfavoredOverload func < (lhs: NSNumber, rhs: NSNumber) -> Bool { true }"
            ),
            (
                "func < (lhs: Price, rhs: NSNumber) -> Bool { true }",
                "func < (lhs: Price, rhs: NSNumber) -> Bool { true }"
            ),
            (
                "class A: NSObject { override func forwardingTarget(for s: Selector!) -> Any? { b } }",
                "class A: NSObject { @_nonoverride func forwardingTarget(for s: Selector!) -> Any? { b } }"
            ),
            ("import SwiftUI\nlet a: NSPanel? = nil", "import KinoraAppKit; import SwiftUI\nlet a: NSPanel? = nil"),
            ("import SwiftUI\nlet a: NSAlert? = nil", "import KinoraAppKit; import SwiftUI\nlet a: NSAlert? = nil"),
            (
                "import AppKit\nfinal class A<B: C>: NSView, D { var e: NSView? }",
                "import KinoraAppKit\nfinal class A<B: C>: _NSView, D { var e: NSView? }"
            ),
            (
                "import AppKit\nclass Dial: NSControl { weak var next: NSControl? }",
                "import KinoraAppKit\nclass Dial: _NSControl { weak var next: NSControl? }"
            ),
            (
                "import AppKit\nclass A: NSViewController {}\nstruct B: NSViewRepresentable {}",
                "import KinoraAppKit\nclass A: _NSViewController {}\nstruct B: NSViewRepresentable {}"
            ),
            ("import UIKit\nlet a: CIColor? = nil", "import CoreImage; import UIKit\nlet a: CIColor? = nil"),
            ("import SpriteKit\nlet a: CIColor? = nil", "import CoreImage; import SpriteKit\nlet a: CIColor? = nil"),
            (
                "import UIKit\nimport CoreImage\nlet a = CIContext()",
                "import UIKit\nimport CoreImage\nlet a = CIContext()"
            ),
            (
                "import SwiftUI\nlet a = MTLCreateSystemDefaultDevice()",
                "import Metal; import SwiftUI\nlet a = MTLCreateSystemDefaultDevice()"
            ),
            (
                "import QuartzCore\nlet a: CAMetalLayer? = nil",
                "import Metal; import QuartzCore\nlet a: CAMetalLayer? = nil"
            ),
            (
                "import SwiftUI\nimport MetalKit\nlet a: MTLDevice? = nil",
                "import SwiftUI\nimport MetalKit\nlet a: MTLDevice? = nil"
            ),
            ("import SwiftUI\nlet a = \"MTL\"", "import SwiftUI\nlet a = \"MTL\""),
            (
                "import SwiftUI\nstruct A { @FetchRequest(sortDescriptors: []) var b: FetchedResults<C> }",
                "import CoreData; import SwiftUI\nstruct A { @FetchRequest(sortDescriptors: []) var b: FetchedResults<C> }"
            ),
            (
                "import SwiftUI\n@Environment(\\.managedObjectContext) var a",
                "import CoreData; import SwiftUI\n@Environment(\\.managedObjectContext) var a"
            ),
            (
                "import SwiftUI\nvar a = CharacterSet.letters.inverted",
                "import SwiftUI; fileprivate extension CharacterSet { var inverted: CharacterSet { var set = self; "
                    + "set.invert(); return set } }\nvar a = CharacterSet.letters.inverted"
            ),
            ("let a: (String) -> Query<Item, [Item]>", "let a: (String) -> Query<Item>"),
            ("let a: Query<Item, [Other]>", "let a: Query<Item, [Other]>"),
            ("import SwiftUI\nlet a = FetchRequests()", "import SwiftUI\nlet a = FetchRequests()"),
            (
                "import SwiftUI\nfunc a<V: UIView>() -> V { V() }",
                "import UIKit; import SwiftUI\nfunc a<V: UIView>() -> V { V._kinoraMade() }"
            ),
            (
                "import UIKit\nstruct A<V> where V: UILabel { let b = V(frame: .zero), c = V.init() }",
                "import UIKit\nstruct A<V> where V: UILabel { let b = V(frame: .zero), c = V.init() }"
            ),
            (
                "import UIKit\nstruct A<B, V: UILabel> { let b = V(frame: .zero), c = V.init(), d = W.V() }",
                "import UIKit\nstruct A<B, V: UILabel> { let b = V._kinoraMade(frame: .zero), c = V._kinoraMade(), d = W.V() }"
            ),
            (
                "func a<V: UIView>() -> V { V() }; func b<V: Made>() -> V { V() }",
                "func a<V: UIView>() -> V { V() }; func b<V: Made>() -> V { V() }"
            ),
            (
                "import SwiftUI\nlet a = arc4random_uniform(6) + b.arc4random()",
                "import SwiftUI\nlet a = KinoraViews.arc4random_uniform(6) + b.arc4random()"
            ),
            ("let a = Int.random(in: 0...9)", "let a = Int.random(in: 0...9)\nimport KinoraFoundation"),
            (
                "import Observation\nfunc a() async { try? await Task.sleep(for: .seconds(1)) }",
                "import Observation\nfunc a() async { try? await Task.sleep(for: .seconds(1)) }\nimport KinoraFoundation"
            ),
            ("import SwiftUI\nlet a = [1, 2].shuffled()", "import SwiftUI\nlet a = [1, 2].shuffled()"),
            (
                "import SwiftUI\nfunc a(_ b: some Clock<Duration> = .continuous) async { try? await c(clock: .suspending) }",
                "import SwiftUI\nfunc a(_ b: some Clock<Duration> = ContinuousClock()) async "
                    + "{ try? await c(clock: SuspendingClock()) }"
            ),
            ("import SwiftUI\nlet a = B(style: .continuous)", "import SwiftUI\nlet a = B(style: .continuous)"),
            ("let a = sleeper(), b = \"o'clock\"", "let a = sleeper(), b = \"o'clock\""),
            ("import math_h", "import Glibc"), ("import Darwin", "import SwiftUI"),
            ("let a = Darwin.cos(b)", "let a = Foundation.cos(b)"),
            (
                "class A: NSObject { open override func responds(to s: Selector!) -> Bool { b } }",
                "class A: NSObject { @_nonoverride open func responds(to s: Selector!) -> Bool { b } }"
            ),
            ("import SwiftUI\nlet a = CITY", "import SwiftUI\nlet a = CITY"),
            ("import Foundation", "import SwiftUI"), ("import struct Foundation.Date", "import struct Foundation.Date"),
        ])
    func lines(source: String, adapted: String) {
        #expect(SourceAdaptation.adapted(source) == adapted)
    }

    @Test(
        "A selector of a method of the same file says how it is called",
        arguments: [
            ("class A { func b() {} }", "b", "(target: A) in _ = target.b()"),
            ("class A { func b(_ c: D) {} }", "self.b(_:)", "(target: A, argument: D) in _ = target.b(argument)"),
            (
                "class A { func b(_ c: D, for e: F!) {} }", "b(_:for:)",
                "(target: A, argument: D, second: F?) in _ = target.b(argument, for: second)"
            ),
            ("class A { func b(c: [D]? = nil) {} }", "b", "(target: A, argument: [D]?) in _ = target.b(c: argument)"),
            (
                "extension A.B { func c(by d: E!) -> F { G { d } } }", "c",
                "(target: A.B, argument: E?) in _ = target.c(by: argument)"
            ),
            ("struct A { class B { private func c() {} } }", "A.B.c", "(target: A.B) in _ = target.c()"),
            ("class A { var b: Int { 1 }\n@objc override public func c() {} }", "c", "(target: A) in _ = target.c()"),
            (
                "struct V { class Coordinator { @objc func tapped(_ g: G) {} } }", "context.coordinator.tapped(_:)",
                "(target: V.Coordinator, argument: G) in _ = target.tapped(argument)"
            ),
        ])
    func calls(types: String, selector: String, call: String) {
        let line = "\nlet s = [#selector(\(selector))]"
        let adapted = SourceAdaptation.adapted(types + line)
        #expect(adapted.hasSuffix("\nlet s = [ Selector(\"\(selector)\", kinoraCall: { \(call) })]"), "\(adapted)")
    }

    @Test(
        "A selector of anything else is a name alone",
        arguments: [
            ("class A { func b(c: D, e: F, g: H) {} }", "b"), ("class A { func b(c: (D, e: F)) {} }", "b"),
            ("class A { func b(c: G<D, F>) {} }", "b"), ("class A { static func b() {} }", "b"),
            ("class A { class func b() {} }", "A.b"), ("class A { func b() async {} }", "b"),
            ("class A { func b() throws {} }", "b"), ("struct A { func b() {} }", "b"), ("func b() {}", "b"),
            ("class A { func b() {} }; class C { func b() {} }", "b"), ("class A { func b() { func c() {} } }", "c"),
            ("class A { func b() {} }", "Other.b"), ("class A { func b(_ c: inout D) {} }", "b"),
            ("class A { func b<C>(_ c: C) {} }", "b"), ("class A { func b() {} }", "getter: b"),
        ])
    func names(types: String, selector: String) {
        let adapted = SourceAdaptation.adapted("\(types)\nlet s = #selector(\(selector))")
        #expect(adapted.hasSuffix("\nlet s =  Selector(\"\(selector)\")"), "\(adapted)")
    }

    @Test(
        "Where a user's class of cells is registered, it is said how one is made",
        arguments: [
            (
                "a.register(Tile.self, forCellWithReuseIdentifier: \"tile\")",
                "a.register(Tile.self, kinoraMade: { Tile(frame: .zero) }, forCellWithReuseIdentifier: \"tile\")"
            ),
            (
                "a.register(Tile.self, forItemWithIdentifier: tile)",
                "a.register(Tile.self, kinoraMade: { Tile(nibName: nil, bundle: nil) }, forItemWithIdentifier: tile)"
            ),
            (
                "a.register(Row.self, forCellReuseIdentifier: b)",
                "a.register(Row.self, kinoraMade: { Row(style: .default, reuseIdentifier: $0) }, "
                    + "forCellReuseIdentifier: b)"
            ),
            (
                "a.register(Edge.self, forHeaderFooterViewReuseIdentifier: b)",
                "a.register(Edge.self, kinoraMade: { Edge(reuseIdentifier: $0) }, "
                    + "forHeaderFooterViewReuseIdentifier: b)"
            ),
            (
                "a.register(Pin.self, forAnnotationViewWithReuseIdentifier: b)",
                "a.register(Pin.self, kinoraMade: { Pin(annotation: nil, reuseIdentifier: $0) }, "
                    + "forAnnotationViewWithReuseIdentifier: b)"
            ),
            (
                "a.register(Ground.self, forDecorationViewOfKind: b)",
                "a.register(Ground.self, kinoraMade: { Ground(frame: .zero) }, forDecorationViewOfKind: b)"
            ),
            (
                "let a = UICollectionView.CellRegistration<Tile, Int> { tile, path, item in }",
                "let a = UICollectionView.CellRegistration<Tile, Int>(kinoraMade: { Tile(frame: .zero) }) "
                    + "{ tile, path, item in }"
            ),
        ])
    func makers(source: String, adapted: String) {
        #expect(SourceAdaptation.adapted(source) == adapted)
    }

    @Test(
        "UIKit's own cells, parameters of functions and types of values stay as they are",
        arguments: [
            "a.register(UITableViewCell.self, forCellReuseIdentifier: b)",
            "a.register(MKMarkerAnnotationView.self, forAnnotationViewWithReuseIdentifier: b)",
            "func add<Cell: UITableViewCell>(_ a: Cell.Type) { register(Cell.self, forCellReuseIdentifier: b) }",
            "func tiles() -> UICollectionView.CellRegistration<Tile, Int> { made }",
        ])
    func noMakers(source: String) {
        #expect(SourceAdaptation.adapted(source) == source)
    }

    @Test("A block that goes through a C function to a path's elements is called for each of them")
    func pathAppliers() {
        let source = """
            func each(body: @escaping @convention(block) (CGPathElement) -> Void) {
                typealias Body = @convention(block) (CGPathElement) -> Void
                let callback: @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> Void = { info, element in
                    unsafeBitCast(info, to: Body.self)(element.pointee)
                }
                apply(info: unsafeBitCast(body, to: UnsafeMutableRawPointer.self), function: unsafeBitCast(callback, to: CGPathApplierFunction.self))
            }
            let after = 1
            """
        let adapted = SourceAdaptation.adapted(source).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(adapted.count == 8 && adapted[7] == "let after = 1")
        #expect(
            adapted[0].replacing(" ", with: "")
                == "funceach(body:@escaping(CGPathElement)->Void){self.applyWithBlock{body($0.pointee)}")
    }

    @Test(
        "Asset symbols are named as Xcode names them",
        arguments: [
            ("heart", "heart"), ("Heart Icon", "heartIcon"), ("my-image-2", "myImage2"), ("URLIcon", "urlIcon"),
            ("AppLogoImage", "appLogo"), ("2x", "_2x"), ("Image", "image"), ("BG", "BG"), ("color_theme", "colorTheme"),
            ("fountain.fill", "fountainFill"),
        ])
    func symbols(name: String, symbol: String) {
        #expect(AssetSymbols.symbol(name, without: "Image") == symbol)
    }

    @Test("A catalogue's pictures and colors become names; a color that SwiftUI has keeps its meaning")
    func catalogue() throws {
        let folder = try TemporaryFolder()
        for name in [
            "App.xcassets/heart.imageset", "App.xcassets/Brand.colorset", "App.xcassets/red.colorset",
            "App.xcassets/label.colorset",
        ] {
            try FileManager.default.createDirectory(
                atPath: folder.path(name), withIntermediateDirectories: true)
        }
        let source = try #require(AssetSymbols(beside: folder.url.path).source())
        #expect(source.contains("static let heart = SwiftUI.ImageResource(name: \"heart\", bundle: .main)"))
        #expect(source.contains("static let brand = SwiftUI.ColorResource(name: \"Brand\", bundle: .main)"))
        #expect(source.contains("static var brand: SwiftUI.Color { SwiftUI.Color(\"Brand\") }"))
        #expect(
            source.contains(
                "static var brand: SwiftUI.UIColor { SwiftUI.UIColor(resource: SwiftUI.ColorResource(name: \"Brand\""))
        #expect(!source.contains("static var red"))
        // UIKit has a color of this name, SwiftUI has none.
        #expect(source.contains("static var label: SwiftUI.Color "))
        #expect(!source.contains("static var label: SwiftUI.UIColor"))
        // What a source names itself is not named a second time.
        try folder.write("import SwiftUI\nextension Color { static let brand = Color.red }\n", to: "Own.swift")
        let beside = try #require(
            AssetSymbols(beside: folder.url.path).source(beside: [SourceText(folder.path("Own.swift"))]))
        #expect(!beside.contains("static var brand"))
        #expect(beside.contains("static let heart"))
        #expect(AssetSymbols(beside: folder.path("App.xcassets/heart.imageset")).source() == nil)
    }

    @Test("Folders that give their names become types, each once")
    func nestedCatalogue() throws {
        let folder = try TemporaryFolder()
        for name in [
            "Food", "Food/Top.imageset", "Food/Seeds", "Food/Seeds/Corn.imageset", "Food/Nuts",
            "Food/Nuts/Oak.imageset",
        ] {
            let contents = name.hasSuffix("set") ? "{}" : #"{"properties": {"provides-namespace": true}}"#
            try folder.write(contents, to: "App.xcassets/\(name)/Contents.json")
        }
        let source = try #require(AssetSymbols(beside: folder.url.path).source())
        for line in [
            "extension SwiftUI.ImageResource { enum Food {} }",
            "extension SwiftUI.ImageResource.Food { enum Seeds {} }",
            "extension SwiftUI.ImageResource.Food { enum Nuts {} }", "extension SwiftUI.ImageResource.Food.Seeds {",
            "static let corn = SwiftUI.ImageResource(name: \"Corn\"", "extension SwiftUI.UIImage.Food.Seeds {",
            "static var corn: SwiftUI.UIImage { SwiftUI.UIImage(resource: SwiftUI.ImageResource(name: \"Corn\"",
        ] { #expect(source.components(separatedBy: line).count == 2, "\(line)") }
        // A source that has made such types itself keeps them.
        try folder.write("import SwiftUI\nextension UIImage { enum Food {} }\n", to: "Own.swift")
        let beside = try #require(
            AssetSymbols(beside: folder.url.path).source(beside: [SourceText(folder.path("Own.swift"))]))
        #expect(!beside.contains("SwiftUI.UIImage"))
        #expect(beside.contains("extension SwiftUI.ImageResource { enum Food {} }"))
    }
}
