import KinoraStage

/// A document that is kept in a file.
@preconcurrency
public protocol FileDocument {
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}
extension FileDocument {
    public typealias ReadConfiguration = FileDocumentReadConfiguration
    public typealias WriteConfiguration = FileDocumentWriteConfiguration
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper
}
public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    public let existingFile: FileWrapper?
}

/// A document that is an object, and is kept in a file.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject {
    associatedtype Snapshot
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func snapshot(contentType: UTType) throws -> Snapshot
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}
extension ReferenceFileDocument {
    public typealias ReadConfiguration = FileDocumentReadConfiguration
    public typealias WriteConfiguration = FileDocumentWriteConfiguration
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The content of a file, or of a folder.
open class FileWrapper: NSObject {
    open private(set) var regularFileContents: Data?
    open private(set) var fileWrappers: [String: FileWrapper]?
    open var filename: String?
    open var preferredFilename: String?
    open var isRegularFile: Bool { regularFileContents != nil }
    open var isDirectory: Bool { fileWrappers != nil }

    public init(regularFileWithContents contents: Data) {
        regularFileContents = contents
        super.init()
    }
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        fileWrappers = childrenByPreferredName
        super.init()
        for (name, child) in childrenByPreferredName { child.preferredFilename = child.preferredFilename ?? name }
    }

    /// - Returns: the name that the child has in the folder; what has the same name is replaced.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        let name = child.preferredFilename ?? child.filename ?? "Untitled"
        fileWrappers = (fileWrappers ?? [:]).merging([name: child]) { $1 }
        return name
    }
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }
    open func removeFileWrapper(_ child: FileWrapper) {
        fileWrappers = fileWrappers?.filter { $0.value !== child }
    }
}
