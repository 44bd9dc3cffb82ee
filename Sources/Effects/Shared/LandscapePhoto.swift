import KinoraViews

/// More stand-ins for photographs: hills behind hills under a sky, in five moods. Drawn from shapes, sharp at any size.
struct LandscapePhoto: View {
    enum Mood: String, CaseIterable, Sendable {
        case dawn, forest, desert, fjord, aurora

        /// Sky from top to horizon, the farthest and the nearest hill, and the light in the sky.
        var colors: (sky: [UInt32], far: UInt32, near: UInt32, light: UInt32) {
            switch self {
            case .dawn: ([0x5B7DB8, 0xE7B7C8, 0xFFE3B8], 0xB58BB0, 0x3E3560, 0xFFF3D0)
            case .forest: ([0x9CC9D8, 0xD9ECDD, 0xF3F6DF], 0x8FB89F, 0x17402F, 0xFFFFFF)
            case .desert: ([0x2E6FA8, 0x9CCBE0, 0xFBE6C0], 0xE0A870, 0x8A4526, 0xFFF6DC)
            case .fjord: ([0x274B73, 0x6FA0BD, 0xCFE3E6], 0x7C9DB0, 0x16283A, 0xF2FBFF)
            case .aurora: ([0x050B22, 0x0E3B4A, 0x2E8F78], 0x1B4A58, 0x030812, 0xD8FFE9)
            }
        }
    }

    var mood: Mood = .dawn

    var body: some View {
        GeometryReader { geometry in
            let size = geometry.size
            let colors = mood.colors
            ZStack(alignment: .topLeading) {
                LinearGradient(colors: colors.sky.map { Color(hexadecimal: $0) }, startPoint: .top, endPoint: .bottom)
                RadialGradient(
                    colors: [Color(hexadecimal: colors.light), Color(hexadecimal: colors.light).opacity(0)],
                    center: UnitPoint(x: mood == .fjord ? 0.3 : 0.7, y: 0.36),
                    startRadius: min(size.width, size.height) * 0.05,
                    endRadius: min(size.width, size.height) * 0.5
                )
                .opacity(mood == .aurora ? 0.35 : 0.9)
                ForEach(0..<LandscapePhoto.hills, id: \.self) { index in
                    Hill(index: index, mood: mood).fill(hillColor(index))
                }
            }
            .frame(width: size.width, height: size.height)
            .clipped()
        }
    }

    private static let hills = 5

    /// From far to near.
    private func hillColor(_ index: Int) -> Color {
        let colors = mood.colors
        let t = Double(index) / Double(LandscapePhoto.hills - 1)
        func channel(_ shift: UInt32) -> Double {
            let far = Double((colors.far >> shift) & 255), near = Double((colors.near >> shift) & 255)
            return (far + (near - far) * t) / 255
        }
        return Color(.sRGB, red: channel(16), green: channel(8), blue: channel(0), opacity: 1)
    }

    /// A line of hills from sums of sines, its own for every mood and depth.
    private struct Hill: Shape {
        let index: Int
        let mood: Mood

        func path(in rect: CGRect) -> Path {
            let phase = Double(index) * 2.1 + Double(mood.rawValue.count) * 1.3
            let base = 0.5 + 0.11 * Double(index)
            let height = mood == .fjord ? 0.16 : mood == .desert ? 0.07 : 0.11
            return Path { path in
                path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
                for step in 0...64 {
                    let x = Double(step) / 64
                    let swell = Maths.sin(2.6 * x * (1 + 0.3 * Double(index)) + phase)
                    let ridge = 0.45 * Maths.sin(9 * x + 2.7 * phase) + 0.22 * Maths.sin(21 * x + 5 * phase)
                    let y =
                        base - height * (0.6 * swell + (mood == .desert ? 0.3 : 0.7) * ridge)
                        * (1 - 0.1 * Double(index))
                    path.addLine(to: CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y))
                }
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                path.closeSubpath()
            }
        }
    }
}
