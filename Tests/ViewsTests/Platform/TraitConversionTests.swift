import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// SwiftUI's settings from UIKit's, and back.
@MainActor
struct TraitConversionTests {
    @Test("Every size of text goes to UIKit and back, in order; an unspecified one is none")
    func sizes() {
        for size in DynamicTypeSize.allCases {
            #expect(DynamicTypeSize(UIContentSizeCategory(size as DynamicTypeSize?)) == size)
            #expect(UIContentSizeCategory(size as DynamicTypeSize?).isAccessibilityCategory == size.isAccessibilitySize)
        }
        for size in ContentSizeCategory.allCases {
            #expect(ContentSizeCategory(UIContentSizeCategory(size as ContentSizeCategory?)) == size)
        }
        #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
        #expect(UIContentSizeCategory(nil as DynamicTypeSize?) == .unspecified)
    }

    @Test("Appearances, directions and classes of size go there and back")
    func others() {
        for scheme in ColorScheme.allCases { #expect(ColorScheme(UIUserInterfaceStyle(scheme)) == scheme) }
        for way in LayoutDirection.allCases { #expect(LayoutDirection(UITraitEnvironmentLayoutDirection(way)) == way) }
        for size in [UserInterfaceSizeClass.compact, .regular] {
            #expect(UserInterfaceSizeClass(UIUserInterfaceSizeClass(size)) == size)
        }
        #expect(ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
        #expect(UIUserInterfaceStyle(nil) == .unspecified)
    }

    @Test("Traits can be changed one by one")
    func changed() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let wide = dark.modifyingTraits { $0.horizontalSizeClass = .regular }
        #expect(wide.userInterfaceStyle == .dark && wide.horizontalSizeClass == .regular)
        #expect(wide.verticalSizeClass == dark.verticalSizeClass)
        #expect(UITraitCollection { $0.userInterfaceStyle = .light }.userInterfaceStyle == .light)
        let large = dark.modifyingTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
        #expect(large.preferredContentSizeCategory == .accessibilityLarge && large.userInterfaceStyle == .dark)
    }

    @Test("Collections are put together: each adds what it was asked for, and the last one wins")
    func together() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(preferredContentSizeCategory: .extraLarge),
            UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(preferredContentSizeCategory: .small),
            UITraitCollection(layoutDirection: .rightToLeft),
        ])
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.preferredContentSizeCategory == .small)
        #expect(traits.horizontalSizeClass == .regular)
        #expect(traits.layoutDirection == .rightToLeft)
        #expect(traits.verticalSizeClass == UITraitCollection().verticalSizeClass)
    }
}
