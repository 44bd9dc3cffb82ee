import KinoraViews

/// The picture that effects show when none is given: a lake at sunset, drawn from shapes so that it is sharp at any size.
/// `Fixtures/photo.png` is its rendering.
struct PhotoStandIn: View {
    var body: some View {
        GeometryReader { geometry in
            let size = geometry.size
            let horizon = size.height * 0.62
            ZStack(alignment: .topLeading) {
                Sky()
                Sun().frame(width: size.width * 0.26, height: size.width * 0.26)
                    .position(x: size.width * 0.64, y: horizon - size.width * 0.13)
                ForEach(Ridge.all) { ridge in
                    ridge.fill(
                        LinearGradient(colors: [ridge.top, ridge.bottom], startPoint: .top, endPoint: .bottom)
                    )
                    .frame(width: size.width, height: horizon)
                }
                Lake(width: size.width)
                    .frame(width: size.width, height: size.height - horizon)
                    .offset(y: horizon)
            }
            .frame(width: size.width, height: size.height)
            .clipped()
        }
    }
}

extension PhotoStandIn {
    /// Night blue above, a band of fire at the horizon.
    fileprivate struct Sky: View {
        var body: some View {
            LinearGradient(
                stops: [
                    .init(color: Color(red: 0.11, green: 0.13, blue: 0.35), location: 0),
                    .init(color: Color(red: 0.43, green: 0.22, blue: 0.49), location: 0.28),
                    .init(color: Color(red: 0.93, green: 0.42, blue: 0.42), location: 0.48),
                    .init(color: Color(red: 1.0, green: 0.75, blue: 0.42), location: 0.62),
                ],
                startPoint: .top, endPoint: .bottom)
        }
    }

    fileprivate struct Sun: View {
        var body: some View {
            GeometryReader { geometry in
                let radius = geometry.size.width / 2
                ZStack {
                    Circle()
                        .fill(
                            RadialGradient(
                                colors: [
                                    Color(red: 1, green: 0.93, blue: 0.7).opacity(0.7),
                                    Color(red: 1, green: 0.8, blue: 0.5).opacity(0),
                                ],
                                center: .center, startRadius: radius * 0.6, endRadius: radius * 2)
                        )
                        .frame(width: radius * 4, height: radius * 4)
                    Circle()
                        .fill(
                            LinearGradient(
                                colors: [
                                    Color(red: 1, green: 0.97, blue: 0.82), Color(red: 1, green: 0.83, blue: 0.5),
                                ],
                                startPoint: .top, endPoint: .bottom))
                }
                .frame(width: radius * 2, height: radius * 2)
            }
        }
    }

    /// A line of mountains; heights are shares of the frame's, from the bottom.
    fileprivate struct Ridge: Shape, Identifiable {
        let id: Int
        let heights: [CGFloat]
        let top: Color
        let bottom: Color

        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
                for (index, height) in heights.enumerated() {
                    let x = rect.minX + rect.width * CGFloat(index) / CGFloat(heights.count - 1)
                    path.addLine(to: CGPoint(x: x, y: rect.maxY - rect.height * height))
                }
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                path.closeSubpath()
            }
        }

        static let all = [
            Ridge(
                id: 0, heights: [0.3, 0.42, 0.36, 0.52, 0.4, 0.3, 0.22, 0.3, 0.38, 0.33, 0.44],
                top: Color(red: 0.62, green: 0.34, blue: 0.5), bottom: Color(red: 0.86, green: 0.5, blue: 0.46)),
            Ridge(
                id: 1, heights: [0.36, 0.26, 0.33, 0.2, 0.27, 0.14, 0.1, 0.16, 0.12, 0.24, 0.18, 0.3],
                top: Color(red: 0.38, green: 0.22, blue: 0.42), bottom: Color(red: 0.6, green: 0.33, blue: 0.42)),
            Ridge(
                id: 2, heights: [0.2, 0.13, 0.17, 0.07, 0.1, 0.03, 0.02, 0.05, 0.03, 0.1, 0.07, 0.14, 0.22],
                top: Color(red: 0.17, green: 0.12, blue: 0.28), bottom: Color(red: 0.3, green: 0.18, blue: 0.32)),
        ]
    }

    /// The sky upside down, with the sun's path of broken light.
    fileprivate struct Lake: View {
        let width: CGFloat

        var body: some View {
            GeometryReader { geometry in
                ZStack(alignment: .topLeading) {
                    LinearGradient(
                        stops: [
                            .init(color: Color(red: 0.93, green: 0.55, blue: 0.42), location: 0),
                            .init(color: Color(red: 0.55, green: 0.28, blue: 0.47), location: 0.45),
                            .init(color: Color(red: 0.13, green: 0.13, blue: 0.33), location: 1),
                        ],
                        startPoint: .top, endPoint: .bottom)
                    ForEach(0..<14) { index in
                        let share = CGFloat(index) / 13
                        Capsule()
                            .fill(Color(red: 1, green: 0.86, blue: 0.6).opacity(0.75 - 0.6 * Double(share)))
                            .frame(
                                width: width * (0.25 - 0.1 * share) * (index.isMultiple(of: 3) ? 0.6 : 1),
                                height: 1.5 + geometry.size.height * 0.012 * (1 + share)
                            )
                            .position(
                                x: width * (0.64 + [0, 0.025, -0.03, 0.015, -0.015][index % 5]),
                                y: geometry.size.height * (0.04 + 0.9 * share))
                    }
                }
            }
        }
    }
}
