import KinoraFrames
import KinoraPictures
import KinoraPixels
import KinoraViews
import Synchronization

/// What effects show when no picture is given: a photo-like picture, filling its space. Each subject comes in a wide and a tall crop, of
/// which the one is taken that has to be cut less.
///
/// The pictures are computed by `scripts/pictures`; none is a photograph of anything.
struct PhotoStandIn: View {
    /// In the order in which the pictures are numbered.
    enum Subject: Int, CaseIterable {
        case mountains, dunes, sea, city, flowers, busts
    }

    var subject: Subject = .sea

    var body: some View {
        GeometryReader { geometry in
            Self.image(of: subject, isTall: geometry.size.height > geometry.size.width)
                .resizable().aspectRatio(contentMode: .fill)
                .frame(width: geometry.size.width, height: geometry.size.height)
                .clipped()
        }
    }

    /// A crop as it is, decoded when it is asked for the first time.
    static func image(of subject: Subject, isTall: Bool) -> Image {
        let key = subject.rawValue * 2 + (isTall ? 1 : 0)
        return decoded.withLock { images in
            if let image = images[key] { return image }
            let image = Image(pixmap: pixmap(of: subject, isTall: isTall))
            images[key] = image
            return image
        }
    }

    private static let decoded = Mutex<[Int: Image]>([:])

    private static func pixmap(of subject: Subject, isTall: Bool) -> Pixmap {
        let file = kp_photo(subject.rawValue, isTall ? 1 : 0)
        do {
            let bytes = [UInt8](UnsafeBufferPointer(start: file.bytes, count: file.count))
            return try PNGDecoder.decode(bytes).premultiplied()
        } catch {
            fatalError("The picture of \(subject) in the command cannot be read: \(error)")
        }
    }
}

extension PhotoStandIn.Subject {
    /// Those that lists of places show, in an order in which neighbors differ.
    static let places: [PhotoStandIn.Subject] = [.mountains, .sea, .dunes, .city, .flowers]

    /// What is written under it.
    var title: String {
        switch self {
        case .mountains: "Mountains"
        case .dunes: "Dunes"
        case .sea: "Open sea"
        case .city: "City lights"
        case .flowers: "Meadow"
        case .busts: "People"
        }
    }
}

/// The face of one of six people, who do not exist; indices wrap.
struct Face: View {
    let index: Int
    let diameter: CGFloat

    var body: some View {
        let person = ((index % 6) + 6) % 6
        // A cell is larger than the disc, so that the neighbors stay outside.
        let cell = diameter * 1.3
        PhotoStandIn.image(of: .busts, isTall: false)
            .resizable()
            .frame(width: cell * 3, height: cell * 2)
            .offset(x: cell * CGFloat(1 - person % 3), y: cell * (0.54 - CGFloat(person / 3)))
            .frame(width: diameter, height: diameter)
            .clipShape(Circle())
    }
}
