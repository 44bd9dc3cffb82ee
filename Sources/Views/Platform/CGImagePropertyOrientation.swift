/// How a camera held its picture, by the numbers of Exif: what turns or mirrors the stored picture to the one that is shown.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
