import KinoraStage

/// Properties of user defaults are made of their values: whoever observes one looks at it after each change.
extension UserDefaults: HasObservers {
    func add(_ observation: NSKeyValueObservation) {
        DefaultsObservers.add { [weak observation] in
            guard let observation, observation.isValid else { return false }
            observation.look()
            return true
        }
    }
}
