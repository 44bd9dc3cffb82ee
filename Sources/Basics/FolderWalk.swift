import Glibc

/// The files in a folder and in those below it, by the system's own calls: Foundation's enumerator takes many times as long, which
/// every start of a command would pay for its fonts.
package enum FolderWalk {
    /// The paths of the files for whose names `isWanted` holds, from `folder` on and in no order; links to folders are not followed.
    /// What cannot be read is left out.
    ///
    /// - Parameter limit: no more are looked for.
    package static func files(in folder: String, limit: Int, where isWanted: (String) -> Bool) -> [String] {
        var found: [String] = []
        var open = [""]
        while let place = open.popLast() {
            guard let handle = opendir(place.isEmpty ? folder : folder + "/" + place) else { continue }
            defer { closedir(handle) }
            while let entry = readdir(handle) {
                let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
                }
                guard name != ".", name != ".." else { continue }
                let path = place.isEmpty ? name : place + "/" + name
                if isFolder(entry.pointee.d_type, folder + "/" + path) {
                    open.append(path)
                } else if isWanted(name) {
                    found.append(path)
                    if found.count >= limit { return found }
                }
            }
        }
        return found
    }

    /// Not every file system says what an entry is.
    private static func isFolder(_ kind: UInt8, _ path: String) -> Bool {
        guard Int(kind) == DT_UNKNOWN else { return Int(kind) == DT_DIR }
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
