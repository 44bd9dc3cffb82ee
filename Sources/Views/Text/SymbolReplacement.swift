import KinoraStage

/// The symbol a view showed last, and the one that replaces it.
struct SymbolContentRecord {
    var current: String
    var previous: String?
    /// When the change began, in seconds of virtual time.
    var start = 0.0
    /// Grows by one with every change that an animation performs.
    var version = 0.0
}

/// One moment of replacing a symbol by another: which to draw, and how.
struct SymbolReplacementFrame: Equatable {
    let name: String
    let pose: SymbolPose
}

extension BuildContext {
    /// Records which symbol a view shows; while one replaces another, says what to draw of both.
    @MainActor
    func symbolReplacement(of name: String) -> [SymbolReplacementFrame]? {
        switch environment.contentTransition.kind {
        case .symbol(let effect, let options): replacement(of: name, effect, options)
        case .interpolate, .opacity, .numericText: crossFade(to: name)
        case .identity: nil
        }
    }

    /// The old symbol fades out and the new one in, as long as the animation takes that changes them.
    @MainActor
    private func crossFade(to name: String) -> [SymbolReplacementFrame]? {
        guard var record: SymbolContentRecord = stored(Slot.symbolContent) else {
            if isUpdating { store(SymbolContentRecord(current: name), Slot.symbolContent) }
            return nil
        }
        if graph.isRecording, record.current != name {
            record.previous = isUpdating && transaction.effectiveAnimation != nil ? record.current : nil
            record.current = name
            if record.previous != nil {
                if record.version == 0 { _ = still.animated(ContentVersion(value: 0), slot: Slot.contentVersion) }
                record.version += 1
            }
            store(record, Slot.symbolContent)
        }
        guard record.version > 0 else { return nil }
        let shown = animated(ContentVersion(value: record.version), slot: Slot.contentVersion).value
        guard let previous = record.previous, shown != record.version else { return nil }
        let share = min(1, max(0, 1 - (record.version - shown)))
        return [
            .init(name: previous, pose: SymbolPose(opacity: 1 - share)),
            .init(name: name, pose: SymbolPose(opacity: share)),
        ]
    }

    @MainActor
    private func replacement(
        of name: String, _ effect: ReplaceSymbolEffect, _ options: SymbolEffectOptions
    ) -> [SymbolReplacementFrame]? {
        var record: SymbolContentRecord = stored(Slot.symbolContent) ?? SymbolContentRecord(current: name)
        if isUpdating {
            if record.current != name {
                record.previous = transaction.disablesAnimations ? nil : record.current
                record.start = graph.now
                record.current = name
            }
            store(record, Slot.symbolContent)
        }
        guard let previous = record.previous else { return nil }
        let elapsed = (graph.now - record.start) * options.rate
        guard elapsed < effect.duration else { return nil }
        graph.noteActivity(at: identity)
        return effect.frames(from: previous, to: name, at: elapsed)
    }
}

extension ReplaceSymbolEffect {
    /// Seconds, measured in recordings of phones: half for the old symbol, half for the new one.
    var duration: Double { way == .offUp ? 0.19 : 0.38 }

    /// Sizes are those of published keyframe tables of Apple's symbol renderer.
    func frames(from old: String, to new: String, at time: Double) -> [SymbolReplacementFrame] {
        func share(_ from: Double, _ length: Double) -> Double {
            UnitCurve.easeInOut.value(at: min(1, max(0, (time - from) / length)))
        }
        switch way {
        case .downUp:
            return time < duration / 2
                ? [.init(name: old, pose: SymbolPose(scale: 1 - 0.5 * share(0, duration / 2)))]
                : [.init(name: new, pose: SymbolPose(scale: 0.5 + 0.5 * share(duration / 2, duration / 2)))]
        case .upUp:
            let out = share(0, duration / 2)
            let `in` = share(duration / 3, duration * 2 / 3)
            return [
                .init(name: old, pose: SymbolPose(scale: 1 + 0.25 * out, opacity: 1 - out)),
                .init(name: new, pose: SymbolPose(scale: 0.4 + 0.6 * `in`, opacity: `in`)),
            ]
        case .offUp:
            let `in` = share(0, duration)
            return [.init(name: new, pose: SymbolPose(scale: 0.5 + 0.5 * `in`, opacity: `in`))]
        }
    }
}
