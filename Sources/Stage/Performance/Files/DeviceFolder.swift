import Glibc
import Synchronization

/// The folder that stands for the files of a device. Each performance has one of its own, as it has user defaults of its own.
///
/// Sources keep paths in static variables, which outlive a performance that begins again, and may show them. So the path is the same in
/// all performances and processes: it leads through a descriptor of the process, which is that of the folder of the performance that runs.
package enum DeviceFolder {
    /// Where the folders of performances are made. It is set before performances begin.
    nonisolated(unsafe) package static var parent = FileManager.default.temporaryDirectory.path

    /// The path of the folder for the performance that runs. Files cannot be copied into a checkpoint, so a stage whose source has asked
    /// for this plays its performance again to go back.
    package static var path: String {
        isAsked = true
        if let graph = Graph.current { enter(graph) } else { enter(outside, unlessThereIsAny: true) }
        return way
    }

    /// The path, for who does not need what it leads to.
    static let way = "/proc/self/fd/\(descriptor)"

    /// Whether code in this process knows the path.
    nonisolated(unsafe) private(set) static var isAsked = false

    /// A number that no other file of a process has by chance.
    private static let descriptor: Int32 = 240
    /// What code has written that runs outside of a performance.
    private static let outside = PerformanceFolder()
    /// The folder that the path leads to now.
    private static let entered = Mutex(Entered())
    private struct Entered { weak var folder: PerformanceFolder? }

    /// Lets the path lead to the folder of a performance, which begins with what was there before it.
    ///
    /// - Parameter outer: the performance in which it is made, as that of an `ImageRenderer` is, whose files are the same.
    static func enter(_ graph: Graph, within outer: Graph? = nil) {
        guard isAsked else { return }
        let folder = graph.folder ?? outer?.folder ?? PerformanceFolder(copying: outside)
        graph.folder = folder
        enter(folder)
    }

    private static func enter(_ folder: PerformanceFolder, unlessThereIsAny isLast: Bool = false) {
        entered.withLock { entered in
            guard isLast ? entered.folder == nil : entered.folder !== folder else { return }
            entered.folder = folder
            folder.lead(descriptor)
        }
    }
}
