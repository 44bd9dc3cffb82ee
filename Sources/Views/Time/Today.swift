import KinoraStage

/// Today is that of the virtual clock. These hide Foundation's own, which ask the machine's, as `Date()` does.
extension Calendar {
    public func isDateInToday(_ date: Date) -> Bool { isDate(date, inDayAfterToday: 0) }
    public func isDateInYesterday(_ date: Date) -> Bool { isDate(date, inDayAfterToday: -1) }
    public func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, inDayAfterToday: 1) }

    private func isDate(_ date: Date, inDayAfterToday days: Int) -> Bool {
        let now = VirtualClock.date(at: VirtualClock.now)
        return self.date(byAdding: .day, value: days, to: now).map { isDate(date, inSameDayAs: $0) } ?? false
    }
}

extension ProcessInfo {
    /// Seconds of virtual time: the machine starts with the performance.
    public var systemUptime: TimeInterval { VirtualClock.now }
}
