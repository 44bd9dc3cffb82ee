import Foundation

// pictures FOLDER [NAME…]: draws the pictures, or those whose names begin as given, into a folder.

struct Picture {
    let name: String
    let width: Int
    let height: Int
    let samples: Int
    let subject: any Subject
    let development: Development
}

let pictures = catalogue()
let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first else {
    print("Usage: pictures FOLDER [NAME…]")
    exit(64)
}
/// A tenth of the samples and half the size: to look at while a picture is being made.
let isDraft = ProcessInfo.processInfo.environment["DRAFT"] != nil
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
for picture in pictures
where arguments.count == 1 || arguments.dropFirst().contains(where: { picture.name.hasPrefix($0) }) {
    let (width, height) = isDraft ? (picture.width / 2, picture.height / 2) : (picture.width, picture.height)
    let film = Film.expose(
        picture.subject, width: width, height: height, samples: isDraft ? max(1, picture.samples / 8) : picture.samples)
    let file = PNG.encoded(film.developed(picture.development), width: width, height: height, limit: 390_000)
    try Data(file.bytes).write(to: URL(fileURLWithPath: folder).appendingPathComponent(picture.name + ".png"))
    print("\(picture.name).png: \(width)x\(height), \(file.bytes.count) bytes, step \(file.step)")
}
