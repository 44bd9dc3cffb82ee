/// The version that `kinora --version` prints and that every manifest records.
public enum KinoraVersion {
    /// Major, minor and patch number, as in `0.1.0`.
    public static let current = "0.1.0"
}
