import KinoraViews

/// A device around something that moves, drawn in the proportions of Magic UI's frames.
struct FramedSite: View {
    enum Device { case browser, phone, android }

    let device: Device
    let settings: FramedSiteParameters
    /// What a browser's bar says.
    var address = ""
    var bar = BrowserBar.full

    var body: some View {
        Elapsed { seconds in
            switch device {
            case .browser: BrowserFrame(address: address, bar: bar) { site(CGSize(width: 520, height: 304), seconds) }
            case .phone: PhoneFrame { site(PhoneFrame<EmptyView>.screen, seconds) }
            case .android: AndroidFrame { site(AndroidFrame<EmptyView>.screen, seconds) }
            }
        }
        .compositingGroup()
        .shadow(color: .black.opacity(0.3), radius: 11, y: 6)
    }

    /// The picture that is given, or a page that scrolls down and back.
    @ViewBuilder
    private func site(_ size: CGSize, _ seconds: Double) -> some View {
        let share = 0.5 - 0.5 * Maths.cos(2 * .pi * seconds / settings.duration)
        if let image = settings.image {
            Photo(image: image).scaleEffect(1 + 0.15 * share).frame(width: size.width, height: size.height).clipped()
        } else {
            let isWide = size.width > size.height
            let top: CGFloat = device == .browser ? 0 : 36
            SamplePage(isWide: isWide, topInset: top, tint: settings.tint)
                .frame(width: size.width)
                .fixedSize(horizontal: false, vertical: true)
                .offset(y: -share * settings.way)
                .frame(width: size.width, height: size.height, alignment: .top)
                .clipped()
                .overlay(alignment: .top) { if top > 0 { StatusBar().frame(height: top) } }
        }
    }
}

/// The time and the signs at the top of a phone's screen, on ground that hides what scrolls below them.
private struct StatusBar: View {
    var body: some View {
        HStack {
            Text("9:41").font(.footnote.weight(.semibold))
            Spacer()
            Image(systemName: "wifi")
            Image(systemName: "battery.100")
        }
        .font(.system(size: 12))
        .padding(.horizontal, 24)
        .padding(.top, 4)
        .frame(maxHeight: .infinity)
        .background(Palette.card)
    }
}

/// A page of a site: a headline over a picture, then cards.
private struct SamplePage: View {
    let isWide: Bool
    /// Room for what a device has at the top of its screen, in points.
    let topInset: CGFloat
    let tint: Color

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            HStack {
                Image(systemName: "mountain.2.fill").foregroundStyle(tint)
                Text("Summit").font(.headline)
                Spacer(minLength: 0)
                if isWide { ForEach(["Routes", "Huts", "Weather"], id: \.self) { Text($0).font(.footnote) } }
                Image(systemName: "line.3.horizontal").font(.system(size: 15))
            }
            PhotoStandIn(subject: .mountains)
                .frame(height: isWide ? 190 : 150)
                .overlay(alignment: .bottomLeading) {
                    Text("Walk above\nthe clouds").font(.title2.bold()).foregroundStyle(.white).padding(14)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .background {
                            LinearGradient(
                                colors: [.black.opacity(0), .black.opacity(0.7)], startPoint: .top, endPoint: .bottom)
                        }
                }
                .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
            let cards = ForEach([PhotoStandIn.Subject.sea, .dunes, .flowers], id: \.self) { card($0) }
            if isWide {
                HStack(spacing: 12) { cards }
            } else {
                VStack(spacing: 12) { cards }
            }
            Text("Open all year").font(.headline)
            Text(Samples.paragraph).font(.footnote).foregroundStyle(Palette.quiet).lineSpacing(3)
        }
        .padding(.horizontal, 16)
        .padding(.top, topInset + 14)
        .padding(.bottom, 20)
        .background(Palette.card)
    }

    private func card(_ subject: PhotoStandIn.Subject) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            PhotoStandIn(subject: subject).frame(height: isWide ? 80 : 96)
                .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
            Text(subject.title).font(.footnote.bold())
        }
        .padding(8)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Palette.page, in: RoundedRectangle(cornerRadius: 14, style: .continuous))
    }
}

/// What is in a browser's bar beside the window's three buttons and the address: signs at both sides, or nothing.
enum BrowserBar: String, CaseIterable { case full, simple }

/// A browser's window: a bar with three buttons, the address and, where it is full, two arrows and other signs.
struct BrowserFrame<Content: View>: View {
    let address: String
    let bar: BrowserBar
    @ViewBuilder let content: Content

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 12, style: .continuous)
        VStack(spacing: 0) {
            ZStack {
                HStack(spacing: 8) {
                    ForEach([0xFF5F57, 0xFEBC2E, 0x28C840] as [UInt32], id: \.self) { color in
                        Circle().fill(Color(hexadecimal: color)).frame(width: 11, height: 11)
                    }
                    if bar == .full {
                        Image(systemName: "sidebar.left").padding(.leading, 10)
                        Image(systemName: "chevron.left")
                        Image(systemName: "chevron.right").opacity(0.5)
                    }
                    Spacer()
                    if bar == .full {
                        Image(systemName: "square.and.arrow.up")
                        Image(systemName: "plus")
                    }
                }
                .font(.system(size: 13))
                .foregroundStyle(Palette.quiet)
                HStack(spacing: 6) {
                    Image(systemName: "lock.fill").font(.system(size: 9)).foregroundStyle(Palette.quiet)
                    Text(address).font(.caption)
                }
                .lineLimit(1)
                .frame(width: bar == .full ? 220 : 300, height: 24)
                .background(.primary.opacity(0.07), in: RoundedRectangle(cornerRadius: 7, style: .continuous))
            }
            .padding(.horizontal, 14)
            .frame(height: 40)
            Palette.hairline.frame(height: 1)
            content
        }
        .frame(width: 520)
        .background(Palette.card)
        .clipShape(shape)
        .overlay { shape.strokeBorder(Palette.hairline, lineWidth: 1) }
    }
}

/// A phone with an island: 433 by 882, its screen 389.5 by 843.5 with corners of 55.75.
struct PhoneFrame<Content: View>: View {
    @ViewBuilder let content: Content

    fileprivate static var scale: Double { 0.56 }
    static var screen: CGSize { CGSize(width: 389.5 * scale, height: 843.5 * scale) }

    var body: some View {
        let s = Self.scale
        ZStack {
            // Keys at the sides: the mute switch and the volume at the left, power at the right.
            ForEach([(0.0, 171.0, 33.0), (0, 234, 66), (0, 319, 66), (430, 279, 104)], id: \.1) { key in
                RoundedRectangle(cornerRadius: 2 * s).fill(Color(white: 0.35))
                    .frame(width: 5 * s, height: key.2 * s)
                    .position(x: (key.0 + 1.5) * s, y: (key.1 + key.2 / 2) * s)
            }
            RoundedRectangle(cornerRadius: 73 * s, style: .continuous)
                .fill(
                    LinearGradient(
                        colors: [Color(white: 0.62), Color(white: 0.25), Color(white: 0.5)], startPoint: .topLeading,
                        endPoint: .bottomTrailing)
                )
                .frame(width: 429 * s, height: 880 * s)
            RoundedRectangle(cornerRadius: 69 * s, style: .continuous).fill(.black).frame(
                width: 421 * s, height: 872 * s)
            content
                .frame(width: Self.screen.width, height: Self.screen.height)
                .clipShape(RoundedRectangle(cornerRadius: 55.75 * s, style: .continuous))
            Capsule().fill(.black).frame(width: 125 * s, height: 37 * s).position(x: 216.5 * s, y: 50 * s)
        }
        .frame(width: 433 * s, height: 882 * s)
    }
}

/// A phone with a round camera: a body of 378 by 830, its screen 360 by 800 with corners of 33 by 25.
struct AndroidFrame<Content: View>: View {
    @ViewBuilder let content: Content

    fileprivate static var scale: Double { 0.59 }
    static var screen: CGSize { CGSize(width: 360 * scale, height: 800 * scale) }

    var body: some View {
        let s = Self.scale
        ZStack {
            ForEach([(376.0, 153.0, 78.0), (376, 260, 44)], id: \.1) { key in
                RoundedRectangle(cornerRadius: 2 * s).fill(Color(white: 0.35))
                    .frame(width: 5 * s, height: key.2 * s)
                    .position(x: (key.0 + 2) * s, y: (key.1 + key.2 / 2) * s)
            }
            RoundedRectangle(cornerRadius: 42 * s, style: .continuous)
                .fill(Color(hexadecimal: 0x2C2F36))
                .overlay {
                    RoundedRectangle(cornerRadius: 42 * s, style: .continuous).strokeBorder(
                        Color(white: 0.5), lineWidth: 1)
                }
            RoundedRectangle(cornerRadius: 38 * s, style: .continuous).fill(.black).padding(5 * s)
            content
                .frame(width: Self.screen.width, height: Self.screen.height)
                .clipShape(RoundedRectangle(cornerRadius: 31 * s, style: .continuous))
            Circle().fill(.black).frame(width: 22 * s, height: 22 * s).position(x: 189 * s, y: 42 * s)
        }
        .frame(width: 378 * s, height: 830 * s)
    }
}

/// What the frames' effects have in common: what they are around.
struct FramedSiteParameters: ParameterGroup {
    @Parameter("What is shown; any PNG file. A page that scrolls stands in for it.") var image: Image?
    @Parameter("The color of the page's mark.", default: "#4f46e5/#a5b4fc") var tint: Color
    @Parameter("How far the page scrolls.", in: 0...2000, good: 60...400, unit: .points) var way = 220.0
    @Parameter("How long it takes down and back.", in: 0.2...600, good: 3...10, unit: .seconds) var duration = 6.0
    @Parameter("The color around the device.", default: "#dfe4f3/#191d30") var page: Color
}

struct BrowserFrameEffect: Effect {
    @Parameter("The address in the bar.") var address = "summit.example"
    @Parameter("What the bar has beside the address: signs at both sides, or nothing.") var bar = BrowserBar.full
    let site = FramedSiteParameters()

    var view: some View {
        FramedSite(device: .browser, settings: site, address: address, bar: bar).page(site.page)
    }

    static let entry = CatalogueEntry(
        name: "browser-frame", summary: "A browser's window around a page that scrolls, or a picture.",
        size: CGSize(width: 600, height: 420), fit: .fits, duration: 6, loops: true,
        presets: [Preset("simple", ["bar": "simple"])], effect: BrowserFrameEffect())
}

struct PhoneFrameEffect: Effect {
    /// What no parameter says.
    private let device: FramedSite.Device
    let site = FramedSiteParameters()

    private init(_ device: FramedSite.Device) { self.device = device }

    var view: some View { FramedSite(device: device, settings: site).page(site.page) }

    static let entry = CatalogueEntry(
        name: "phone-frame", summary: "A phone with an island around a page that scrolls, or a picture.",
        size: CGSize(width: 360, height: 560), fit: .fits, duration: 6, loops: true, effect: PhoneFrameEffect(.phone))
    static let androidEntry = CatalogueEntry(
        name: "android-frame", summary: "A phone with a round camera around a page that scrolls, or a picture.",
        size: CGSize(width: 360, height: 560), fit: .fits, duration: 6, loops: true, effect: PhoneFrameEffect(.android))
}
