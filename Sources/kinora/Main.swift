import KinoraCommand

/// The executable: everything it does is in `KinoraCommand`, which tests can import.
@main
enum Main {
    static func main() { EntryPoint.run() }
}
