import KinoraStudioPage

/// A file of the page. There are no others: nothing is read from disk for a request of a file.
package struct PageFile: Equatable, Sendable {
    package let name: String
    package let bytes: [UInt8]

    package static let all: [PageFile] = (0..<ks_file_count()).map { index in
        let file = ks_file_at(index)
        return PageFile(
            name: String(cString: file.name), bytes: Array(UnsafeBufferPointer(start: file.bytes, count: file.count)))
    }

    package static func named(_ name: String) -> PageFile? { all.first { $0.name == name } }

    package var type: String {
        switch name.split(separator: ".").last {
        case "html": "text/html; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        default: "image/svg+xml"
        }
    }
}
