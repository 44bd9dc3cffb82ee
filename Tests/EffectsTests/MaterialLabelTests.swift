import Foundation
import KinoraPixels
import KinoraScene
import KinoraStage
import Testing

@testable import KinoraEffects
@testable import KinoraViews

/// Labels of the second level can be read on every material over photos.
///
/// Bars of the label's style lie on each material, and the same picture without them tells what they lie on: every pixel of a bar has
/// a contrast of its own.
@MainActor
struct MaterialLabelTests {
    private struct Bars<Style: ShapeStyle>: View {
        let photo: PhotoStandIn.Subject
        let style: Style
        let shows: Bool

        var body: some View {
            ZStack {
                Photo(image: nil, standIn: photo)
                VStack(spacing: 0) {
                    ForEach(0..<5) { index in
                        ZStack { if shows { Rectangle().fill(style).padding(8) } }
                            .frame(maxWidth: .infinity, maxHeight: .infinity)
                            .background([Material.ultraThin, .thin, .regular, .thick, .ultraThick][index])
                    }
                }
            }
        }
    }

    /// The lowest contrast of each of the five bars.
    private func contrasts(
        _ photo: PhotoStandIn.Subject, _ style: some ShapeStyle, _ appearance: ColorScheme
    ) async throws -> [Double] {
        let scenes = try [true, false].map { shows in
            try Stage(size: CGSize(width: 400, height: 300), duration: 1, appearance: appearance) {
                Bars(photo: photo, style: style, shows: shows)
            }.scene(at: 0)
        }
        let pictures = try await PictureMaker.pictures(of: scenes, scale: 1)
        return (0..<5).map { bar in
            var lowest = Double.infinity
            for y in bar * 60 + 12..<bar * 60 + 48 {
                for x in 12..<388 {
                    let (label, ground) = (pictures[0][x, y].luminance, pictures[1][x, y].luminance)
                    lowest = min(lowest, (max(label, ground) + 0.05) / (min(label, ground) + 0.05))
                }
            }
            return lowest
        }
    }

    @Test(
        "Secondary labels on the five materials stand out from photos by 3 to 1, light and dark",
        arguments: [PhotoStandIn.Subject.city, .flowers, .mountains, .sea])
    func secondary(_ photo: PhotoStandIn.Subject) async throws {
        for appearance in [ColorScheme.light, .dark] {
            let found = try await contrasts(photo, .secondary, appearance)
            #expect(found.allSatisfy { $0 >= 3 }, "\(photo), \(appearance): \(found)")
        }
    }
}

extension UInt32 {
    /// The relative luminance of an opaque pixel, as WCAG 2 has it.
    fileprivate var luminance: Double {
        func linear(_ shift: UInt32) -> Double {
            let value = Double((self >> shift) & 255) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(0) + 0.7152 * linear(8) + 0.0722 * linear(16)
    }
}
