import Glibc

/// Why a file or folder could not be read or written, with its name. The description is a sentence for people.
public struct FrameFileError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What was tried.
    public enum Operation: String, Sendable {
        /// Reading a file.
        case read
        /// Writing a file.
        case write
        /// Creating a folder.
        case create
        /// Listing a folder.
        case list
        /// Removing a file.
        case remove
    }

    /// What was tried.
    public let operation: Operation
    /// As the caller gave it.
    public let path: String
    /// A phrase such as "no space is left on the disk".
    public let reason: String

    package init(_ operation: Operation, _ path: String, _ reason: String) {
        self.operation = operation
        self.path = path
        self.reason = reason
    }

    /// From the system's error number.
    package init(_ operation: Operation, _ path: String, errno code: Int32) {
        self.init(operation, path, FrameFileError.reason(code))
    }

    public var description: String { "cannot \(operation.rawValue) \(path): \(reason)" }

    private static func reason(_ code: Int32) -> String {
        switch code {
        case ENOSPC: "no space is left on the disk"
        case EDQUOT: "the disk quota is used up"
        case EACCES, EPERM: "permission denied"
        case EROFS: "the file system is read-only"
        case ENOENT: "no such file or folder"
        case ENOTDIR: "a part of the path is not a folder"
        case EISDIR: "it is a folder"
        case EEXIST: "it exists already"
        case ENAMETOOLONG: "the name is too long"
        case EMFILE, ENFILE: "too many files are open"
        case EFBIG: "the file would be larger than allowed"
        case EIO: "the disk reported an error"
        default: "system error \(code)"
        }
    }
}
