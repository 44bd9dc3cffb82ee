/// The version that `kinora --version` prints and that every manifest records.
public enum KinoraVersion {
    public static let current = "0.1.0"
}
