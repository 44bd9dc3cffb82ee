import KinoraStage

/// The animations of a layer that run, in the order in which they were added: later ones are shown over earlier ones.
struct LayerMotions {
    struct Motion {
        let key: String
        let animation: CAAnimation
        /// In the layer's time, in seconds.
        let start: Double
        let number: Int
        var clock: MotionClock?
        var batch: MotionBatch?
        /// The end has come, and it is kept for its last value.
        var isOver = false
        /// What is due at its end.
        var event: Int?

        @MainActor var timing: LayerTiming { animation.timing(from: start) }

        /// Where it is at a time of the layer, which is that of the stage where a clock leads.
        @MainActor func place(at time: Double, stage: Double) -> LayerTiming.Place? {
            guard let clock else { return timing.place(at: time) }
            var held = timing
            held.fillMode = .both
            return held.place(at: clock.elapsed(at: stage))
        }

        /// Whether it may still show something else than now, at a time of the layer and the stage.
        @MainActor func moves(at time: Double, stage: Double) -> Bool {
            clock.map { $0.rate != 0 && stage < $0.end } ?? (!isOver && time <= timing.end)
        }
    }

    private(set) var all: [Motion] = []
    private var next = 0

    @MainActor mutating func append(
        _ animation: CAAnimation, key: String, start: Double, _ clock: MotionClock?, _ batch: MotionBatch?
    )
        -> Int
    {
        next += 1
        all.append(
            Motion(key: key, animation: animation, start: start, number: next, clock: clock, batch: batch))
        return next
    }

    mutating func remove(where isMeant: (Motion) -> Bool) -> [Motion] {
        let removed = all.filter(isMeant)
        all.removeAll(where: isMeant)
        return removed
    }

    mutating func update(_ number: Int, _ change: (inout Motion) -> Void) {
        if let index = all.firstIndex(where: { $0.number == number }) { change(&all[index]) }
    }
}

/// The time at which layers are shown. While a picture is made of them on the side, it is that of the event that asks.
@MainActor enum LayerClock {
    private(set) static var frozen: Double?
    static var present: Double { frozen ?? VirtualClock.present }

    static func atPresent<Result>(_ body: () -> Result) -> Result {
        let before = frozen
        frozen = present
        defer { frozen = before }
        return body()
    }
}

// MARK: What sources call

extension CALayer {
    /// Begins a copy of an animation at the present virtual time. One that runs under the same key is taken away.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        guard VirtualClock.mayRecord else { return }
        let (seen, present) = (VirtualClock.now, VirtualClock.present)
        let name = key ?? "animation-\(type(of: anim))-\((anim as? CAPropertyAnimation)?.keyPath ?? "")"
        let start = time(at: seen)
        if seen < present {
            // Code that is evaluated once more adds what it has added before.
            if motions.all.contains(where: { $0.key == name }) { return }
            if stageTime(at: anim.timing(from: start).end) <= present { return }
        }
        let copy = anim.twin()
        copy.ownDuration = copy.ownDuration ?? CATransaction.animationDuration()
        (copy as? CATransition)?.keepPicture(of: self)
        if key != nil { removeAnimation(forKey: name) }
        begin(copy, key: name, start: start, batch: CATransaction.batch)
    }

    public func removeAnimation(forKey key: String) { end(motions.remove { $0.key == key }) }
    public func removeAllAnimations() { end(motions.remove { _ in true }) }

    /// What runs under a key, or has ended and was to be kept.
    public func animation(forKey key: String) -> CAAnimation? {
        motions.all.last { $0.key == key && isKept($0) }?.animation
    }
    public func animationKeys() -> [String]? {
        let keys = motions.all.filter(isKept).map(\.key)
        return keys.isEmpty ? nil : keys
    }

    private func isKept(_ motion: LayerMotions.Motion) -> Bool {
        !motion.animation.isRemovedOnCompletion || stageTime(at: motion.timing.end) > VirtualClock.present
    }

    /// What happens when a property changes: what the delegate says, then `actions`, then the class, then an animation.
    public func action(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) { return action is NSNull ? nil : action }
        if let action = actions?[event] { return action is NSNull ? nil : action }
        if let action = type(of: self).defaultAction(forKey: event) { return action }
        guard view == nil else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// A copy with the values that are shown at the present time. A layer of a user's own class cannot be copied in Swift; it is returned
    /// itself, with the model's values.
    public func presentation() -> Self? {
        let copy = makeTwin()
        guard type(of: copy) == type(of: self) else { return self }
        showing(tracksTime: false) { copy.take(from: self) }
        return copy as? Self
    }
    public func model() -> Self { self }
}

// MARK: Running

extension CALayer {
    /// Begins an animation that nobody else holds.
    func begin(
        _ animation: CAAnimation, key: String, start: Double, clock: MotionClock? = nil, batch: MotionBatch? = nil
    ) {
        let number = motions.append(animation, key: key, start: start, clock, batch)
        batch?.enter()
        VirtualClock.noteObjects()
        if let delegate = animation.delegate {
            let begin = stageTime(at: animation.timing(from: start).begin)
            if begin < .infinity {
                VirtualClock.schedule(after: begin - VirtualClock.present) { delegate.animationDidStart(animation) }
            }
        }
        scheduleEnd(of: number)
    }

    func scheduleEnds() { for motion in motions.all { scheduleEnd(of: motion.number) } }

    /// An end is an event only where somebody is told of it; whatever else has ended is just not shown.
    private func scheduleEnd(of number: Int) {
        guard let motion = motions.all.first(where: { $0.number == number }), motion.clock == nil, !motion.isOver,
            motion.animation.delegate != nil || motion.batch?.waits == true
        else { return }
        if let event = motion.event { VirtualClock.cancel(event) }
        let end = stageTime(at: motion.timing.end)
        let event =
            end < .infinity
            ? VirtualClock.schedule(after: end - VirtualClock.present) { [self] in finish(number) } : nil
        motions.update(number) { $0.event = event }
    }

    /// The end of a motion has come.
    private func finish(_ number: Int) {
        guard let motion = motions.all.first(where: { $0.number == number }) else { return }
        if motion.animation.isRemovedOnCompletion {
            _ = motions.remove { $0.number == number }
        } else {
            motions.update(number) { $0.isOver = true }
        }
        tell(motion, finished: true)
        VirtualClock.noteObjects()
    }

    /// Takes motions away that may not have ended.
    func end(_ removed: [LayerMotions.Motion]) {
        guard !removed.isEmpty else { return }
        VirtualClock.noteObjects()
        for motion in removed where !motion.isOver {
            if let event = motion.event { VirtualClock.cancel(event) }
            tell(motion, finished: stageTime(at: motion.timing.end) <= VirtualClock.present)
        }
    }

    private func tell(_ motion: LayerMotions.Motion, finished: Bool) {
        motion.animation.delegate?.animationDidStop(motion.animation, finished: finished)
        motion.batch?.leave(finished: finished)
    }

    /// Takes away the motions of an animator, which has told of its end itself.
    func drop(_ clock: MotionClock) { _ = motions.remove { $0.clock === clock } }

    /// Gives `body` the values that are shown at the present time, `delay` seconds late. A body that shows what moves is evaluated for
    /// each frame.
    func showing<Result>(delay: Double = 0, tracksTime: Bool = true, _ body: () -> Result) -> Result {
        guard !isShowing else { return body() }
        beginShowing()
        defer { endShowing() }
        if !motions.all.isEmpty {
            var stage = LayerClock.present
            let late = stage - delay
            let own = time(at: late)
            if tracksTime, LayerClock.frozen == nil, motions.all.contains(where: { $0.moves(at: own, stage: late) }) {
                stage = VirtualClock.ticking
            }
            show(at: time(at: stage - delay), stage: stage - delay)
        }
        return body()
    }

    private func show(at time: Double, stage: Double) {
        for motion in motions.all {
            guard !motion.isOver || motion.animation.fillMode == .forwards || motion.animation.fillMode == .both,
                let place = motion.place(at: time, stage: stage)
            else { continue }
            motion.animation.show(on: self, at: place)
        }
    }
}

// MARK: Changes that move

extension CALayer {
    /// Moves a property from what is shown to its new value, if the change is to move.
    func noteChange(of key: String, from old: LayerValue?, to new: LayerValue?) {
        guard let old, let new, old != new, VirtualClock.mayRecord else { return }
        VirtualClock.noteChange()
        if view != nil {
            ViewMotion.current?.move(self, key, from: old, to: new)
        } else if let firstShown, firstShown < VirtualClock.present, !CATransaction.disablesActions {
            moveImplicitly(key, from: old)
        }
    }

    private func moveImplicitly(_ key: String, from old: LayerValue) {
        guard let action = action(forKey: key) else { return }
        if let animation = action as? CABasicAnimation, animation.fromValue == nil {
            animation.fromValue = shownValue(at: key, model: old)
        }
        action.run(forKey: key, object: self, arguments: nil)
    }

    /// What is shown of a property, where its model would be `value`.
    func shownValue(at key: String, model value: LayerValue) -> LayerValue {
        showing(tracksTime: false) {
            // The model has its new value already.
            show(value, at: key)
            show(at: time(at: LayerClock.present), stage: LayerClock.present)
            return self.value(at: key) ?? value
        }
    }
}
