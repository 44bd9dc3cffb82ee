/// The format of scripts in words.
enum ScriptFormat {
    /// For `kinora render --help`.
    static let help = """
        SCRIPTS
          A script is YAML or JSON: a list of events, each at a time in seconds.
          Points are [x, y] in points from the top left corner, [50%, 20%] of the
          stage, or center, top, bottom, leading, trailing, topLeading, topTrailing,
          bottomLeading, bottomTrailing. "for" is a duration in seconds; a drag may
          ease "out"; a scroll goes "by" points, content moving left or up; a tilt
          has roll and pitch in degrees.

            - {at: 0.5, tap: center, count: 2}
            - {at: 1, press: [120, 80], for: 0.8}
            - {at: 2, drag: [[10%, 50%], [90%, 50%]], for: 0.4, ease: out}
            - {at: 3, hover: [leading, trailing], for: 1, leaves: true}
            - {at: 4, scroll: center, by: [0, 300], for: 0.6}
            - {at: 5, pinch: center, scale: 2, for: 0.5}
            - {at: 6, rotate: center, degrees: 90, for: 0.5}
            - {at: 7, tilt: [10, -5], for: 0.5}

          kinora describe EFFECT --script prints an effect's own to start from.
        """
}
