// Folders and whole files by the system's own calls, with errors that name the path.
import Glibc

package enum FolderListing {
    /// The names in a folder without `.` and `..`, in natural order: numbers inside names count as numbers.
    package static func names(in folder: String) throws(FrameFileError) -> [String] {
        guard let handle = opendir(folder) else { throw FrameFileError(.list, folder, errno: errno) }
        defer { closedir(handle) }
        var names: [String] = []
        errno = 0
        while let entry = readdir(handle) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != "." && name != ".." { names.append(name) }
            errno = 0
        }
        guard errno == 0 else { throw FrameFileError(.list, folder, errno: errno) }
        return names.sorted(by: NaturalOrder.isBefore)
    }

    /// Creates a folder and those above it; one that exists is fine.
    package static func create(_ folder: String) throws(FrameFileError) {
        var partial = folder.hasPrefix("/") ? "/" : ""
        for part in folder.split(separator: "/") {
            partial += part + "/"
            if mkdir(partial, 0o777) != 0 && errno != EEXIST {
                // A folder may exist above one that may not be looked into.
                let reason = errno
                var status = stat()
                guard stat(partial, &status) == 0 else { throw FrameFileError(.create, folder, errno: reason) }
            }
        }
        var status = stat()
        guard stat(folder, &status) == 0 else { throw FrameFileError(.create, folder, errno: errno) }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            throw FrameFileError(.create, folder, "a file of this name exists")
        }
    }

    /// What is at a path, links followed; nil where there is nothing.
    package static func kind(_ path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    /// Whether there is a folder at a path.
    package static func isFolder(_ path: String) -> Bool { kind(path) == S_IFDIR }

    /// Removes a file, or a folder with everything in it; links are not followed. What is not there is fine.
    package static func remove(_ path: String) throws(FrameFileError) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            guard unlink(path) == 0 || errno == ENOENT else { throw FrameFileError(.remove, path, errno: errno) }
            return
        }
        for name in try names(in: path) { try remove(path + "/" + name) }
        guard rmdir(path) == 0 || errno == ENOENT else { throw FrameFileError(.remove, path, errno: errno) }
    }

    /// A whole file, of at most `limit` bytes. What is not a file, such as a pipe that nobody may ever write to, is refused
    /// at once.
    package static func read(_ path: String, limit: Int) throws(FrameFileError) -> [UInt8] {
        // Opening a pipe for reading would wait for its writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { throw FrameFileError(.read, path, errno: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FrameFileError(.read, path, errno: errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw FrameFileError(.read, path, errno: EISDIR)
        case S_IFIFO: throw FrameFileError(.read, path, "it is a pipe and not a file")
        case S_IFSOCK: throw FrameFileError(.read, path, "it is a socket and not a file")
        default: throw FrameFileError(.read, path, "it is a device and not a file")
        }
        return try read(descriptor, expecting: Int(status.st_size), path: path, limit: limit)
    }

    /// All of standard input, of at most `limit` bytes.
    package static func readStandardInput(limit: Int) throws(FrameFileError) -> [UInt8] {
        try read(STDIN_FILENO, expecting: 0, path: "standard input", limit: limit)
    }

    private static func read(
        _ descriptor: Int32, expecting expected: Int, path: String, limit: Int
    ) throws(FrameFileError) -> [UInt8] {
        guard expected <= limit else { throw FrameFileError(.read, path, "it has more than \(limit) bytes") }
        var bytes: [UInt8] = []
        var failure: Int32 = 0
        while failure == 0 {
            let room = bytes.isEmpty ? max(expected + 1, 65536) : 1 << 20
            let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                let got = Glibc.read(descriptor, buffer.baseAddress, room)
                if got < 0 && errno != EINTR { failure = errno }
                count = max(0, got)
                if got == 0 { failure = -1 }
            }
            if bytes.isEmpty { bytes = piece } else { bytes += piece }
            guard bytes.count <= limit else { throw FrameFileError(.read, path, "it has more than \(limit) bytes") }
        }
        guard failure == -1 else { throw FrameFileError(.read, path, errno: failure) }
        return bytes
    }
}

/// Text order in which runs of digits compare by their value: frame-9 before frame-10.
package enum NaturalOrder {
    package static func isBefore(_ a: String, _ b: String) -> Bool {
        let x = Array(a.utf8), y = Array(b.utf8)
        var i = 0, j = 0
        while i < x.count && j < y.count {
            if isDigit(x[i]) && isDigit(y[j]) {
                let left = digits(x, &i), right = digits(y, &j)
                if left.count != right.count { return left.count < right.count }
                if left != right { return left.lexicographicallyPrecedes(right) }
            } else if x[i] != y[j] {
                return x[i] < y[j]
            } else {
                i += 1
                j += 1
            }
        }
        if x.count - i != y.count - j { return x.count - i < y.count - j }
        // Equal but for leading zeros: any fixed order will do.
        return x.lexicographicallyPrecedes(y)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    /// The digits from `index` on without leading zeros.
    private static func digits(_ bytes: [UInt8], _ index: inout Int) -> ArraySlice<UInt8> {
        let start = index
        while index < bytes.count && isDigit(bytes[index]) { index += 1 }
        return bytes[start..<index].drop { $0 == 0x30 }
    }
}
