import Glibc
import KinoraBasics

extension PerformanceFolder {
    /// Gives files that were written since the last call the date of the performance. The machine has dated them by its own clock.
    ///
    /// - Parameter time: in seconds from the start of the performance.
    func dateFiles(at time: Double) {
        let seconds = VirtualClock.date(at: time).timeIntervalSince1970
        let date = timespec(
            tv_sec: Int(seconds.rounded(.down)), tv_nsec: Int((seconds - seconds.rounded(.down)) * 1e9))
        for name in FolderWalk.files(in: path, limit: .max, where: { _ in true }) {
            var status = stat()
            let file = "\(path)/\(name)"
            guard lstat(file, &status) == 0, status.st_mtim.tv_sec >= start else { continue }
            utimensat(AT_FDCWD, file, [date, date], AT_SYMLINK_NOFOLLOW)
        }
    }
}

extension DeviceFolder {
    /// Has the files of the performance that runs dated, before somebody looks at their dates.
    package static func dateFiles() {
        if let graph = Graph.current { graph.folder?.dateFiles(at: graph.now) }
    }

    /// Whether something is in the folder of the device.
    package static func contains(_ path: String) -> Bool { path.hasPrefix(way + "/") }
}
