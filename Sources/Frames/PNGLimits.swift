/// How large a picture may be before Kinora refuses it: hostile files claim sizes that would fill the memory.
public enum PNGLimits {
    /// 67,108,864 pixels (8192 x 8192), 256 MiB as RGBA. Reading checks it right after the header.
    public static let defaultPixels = 1 << 26
}
