import Command

/// The executable: everything it does is in `Command`, which tests can import.
@main
enum Main {
    static func main() { EntryPoint.run() }
}
