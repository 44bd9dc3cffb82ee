import KinoraPixels
import KinoraScene
import KinoraStage

/// How a camera held its picture, by the numbers of Exif: what turns or mirrors the stored picture to the one that is shown.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

extension CGImagePropertyOrientation {
    /// Turns stored pixels to those that are shown.
    fileprivate var turn: PictureOrientation { PictureOrientation(rawValue: Int(rawValue)) ?? .up }
}

extension UIImage.Orientation {
    fileprivate var stored: CGImagePropertyOrientation {
        switch self {
        case .up: .up
        case .upMirrored: .upMirrored
        case .down: .down
        case .downMirrored: .downMirrored
        case .left: .left
        case .leftMirrored: .leftMirrored
        case .right: .right
        case .rightMirrored: .rightMirrored
        }
    }
    /// What shows the same from right to left.
    var mirrored: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .left: .rightMirrored
        case .rightMirrored: .left
        case .right: .leftMirrored
        case .leftMirrored: .right
        }
    }
}

extension Image.Orientation {
    fileprivate var stored: CGImagePropertyOrientation {
        switch self {
        case .up: .up
        case .upMirrored: .upMirrored
        case .down: .down
        case .downMirrored: .downMirrored
        case .left: .left
        case .leftMirrored: .leftMirrored
        case .right: .right
        case .rightMirrored: .rightMirrored
        }
    }
}

extension CGImage {
    /// The picture as it is shown.
    func upright(_ orientation: UIImage.Orientation) -> SceneImage { upright(orientation.stored) }
    /// The picture as it is shown.
    func upright(_ orientation: Image.Orientation) -> SceneImage { upright(orientation.stored) }
    private func upright(_ orientation: CGImagePropertyOrientation) -> SceneImage {
        orientation == .up ? picture : SceneImage(orientation.turn.turned(picture.pixmap))
    }
}
