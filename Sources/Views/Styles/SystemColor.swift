import KinoraStage
import KinoraPixels

/// The colors of the system, each for light and dark surroundings.
///
/// Values are those of iOS 15 to 18, from the Human Interface Guidelines of that time.
enum SystemColor: String, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case gray2, gray3, gray4, gray5, gray6
    case primary, secondary, tertiary, quaternary
    case background, secondaryBackground, tertiaryBackground
    case fill, secondaryFill, tertiaryFill, quaternaryFill
    case separator

    func rgba(_ scheme: ColorScheme) -> RGBA { scheme == .dark ? pair.dark : pair.light }

    /// In dark surroundings backgrounds are a step lighter on what lies over the stage, such as a sheet.
    func rgba(in environment: EnvironmentValues) -> RGBA {
        guard environment.isElevated, environment.colorScheme == .dark else { return rgba(environment.colorScheme) }
        return switch self {
        case .background: .bytes(28, 28, 30)
        case .secondaryBackground: .bytes(44, 44, 46)
        case .tertiaryBackground: .bytes(58, 58, 60)
        default: rgba(.dark)
        }
    }

    private var pair: (light: RGBA, dark: RGBA) {
        switch self {
        case .red: (.bytes(255, 59, 48), .bytes(255, 69, 58))
        case .orange: (.bytes(255, 149, 0), .bytes(255, 159, 10))
        case .yellow: (.bytes(255, 204, 0), .bytes(255, 214, 10))
        case .green: (.bytes(52, 199, 89), .bytes(48, 209, 88))
        case .mint: (.bytes(0, 199, 190), .bytes(99, 230, 226))
        case .teal: (.bytes(48, 176, 199), .bytes(64, 200, 224))
        case .cyan: (.bytes(50, 173, 230), .bytes(100, 210, 255))
        case .blue: (.bytes(0, 122, 255), .bytes(10, 132, 255))
        case .indigo: (.bytes(88, 86, 214), .bytes(94, 92, 230))
        case .purple: (.bytes(175, 82, 222), .bytes(191, 90, 242))
        case .pink: (.bytes(255, 45, 85), .bytes(255, 55, 95))
        case .brown: (.bytes(162, 132, 94), .bytes(172, 142, 104))
        case .gray: (.bytes(142, 142, 147), .bytes(142, 142, 147))
        case .gray2: (.bytes(174, 174, 178), .bytes(99, 99, 102))
        case .gray3: (.bytes(199, 199, 204), .bytes(72, 72, 74))
        case .gray4: (.bytes(209, 209, 214), .bytes(58, 58, 60))
        case .gray5: (.bytes(229, 229, 234), .bytes(44, 44, 46))
        case .gray6: (.bytes(242, 242, 247), .bytes(28, 28, 30))
        case .primary: (.black, .white)
        case .secondary: (.bytes(60, 60, 67, 0.60), .bytes(235, 235, 245, 0.60))
        case .tertiary: (.bytes(60, 60, 67, 0.30), .bytes(235, 235, 245, 0.30))
        case .quaternary: (.bytes(60, 60, 67, 0.18), .bytes(235, 235, 245, 0.16))
        case .background: (.white, .black)
        case .secondaryBackground: (.bytes(242, 242, 247), .bytes(28, 28, 30))
        case .tertiaryBackground: (.white, .bytes(44, 44, 46))
        case .fill: (.bytes(120, 120, 128, 0.20), .bytes(120, 120, 128, 0.36))
        case .secondaryFill: (.bytes(120, 120, 128, 0.16), .bytes(120, 120, 128, 0.32))
        case .tertiaryFill: (.bytes(118, 118, 128, 0.12), .bytes(118, 118, 128, 0.24))
        case .quaternaryFill: (.bytes(116, 116, 128, 0.08), .bytes(116, 116, 128, 0.18))
        case .separator: (.bytes(60, 60, 67, 0.29), .bytes(84, 84, 88, 0.60))
        }
    }
}

private struct ElevatedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether views are on a sheet, over the stage.
    var isElevated: Bool {
        get { self[ElevatedKey.self] }
        set { self[ElevatedKey.self] = newValue }
    }
}

extension RGBA {
    /// From 8-bit channels and an alpha of 0…1.
    fileprivate static func bytes(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> RGBA {
        RGBA(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}
