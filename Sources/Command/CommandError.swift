import KinoraBasics
import KinoraStage
import KinoraEffects
import KinoraFrames
import KinoraJobs
import KinoraScripts
import KinoraViews

/// One sentence for standard error, and how the command ends.
struct CommandError: Error, Equatable, Codable {
    let ending: Ending
    let sentence: String

    init(_ ending: Ending, _ sentence: String) {
        self.ending = ending
        self.sentence = sentence
    }

    static func usage(_ sentence: String) -> CommandError { CommandError(.usage, sentence) }

    /// Any error as one of this command, with its sentence and exit code.
    init(_ error: any Error) {
        switch error {
        case let error as CommandError: self = error
        case let error as ParameterError: self.init(.usage, error.description)
        case let error as UnknownPreset: self.init(.usage, "\(error)")
        case let error as UnknownEffect: self.init(.usage, "\(error) \"kinora list\" shows all.")
        case let error as PictureError: self.init(.badData, error.description)
        case let error as DocumentError: self.init(.badData, error.description)
        case let error as FrameFileError: self.init(Self.ending(of: error), Sentence.whole("\(error)"))
        case let error as FolderJob.ForeignFolder:
            self.init(
                .cannotCreate,
                "The folder \(error.path) holds \(error.contents) and no manifest of kinora's; give an empty folder or a new one, or "
                    + "--overwrite to write into it all the same.")
        case let error as FolderJob.DamagedManifest:
            self.init(
                .cannotCreate,
                "\(Sentence.whole("\(error.reason)")) Give another folder, or --overwrite to replace the frames there.")
        case let error as FolderJob.OtherShard:
            let found = error.found.map { "shard \($0)" } ?? "a run without shards"
            self.init(
                .cannotCreate,
                "The folder \(error.path) holds \(found), and this is shard \(error.wanted); give each a folder of its own, or "
                    + "--overwrite to replace it.")
        case let error as FolderMerge.Refusal:
            self.init(
                .badData,
                (["The parts do not make a whole; nothing is merged."] + error.reasons).joined(separator: "\n  "))
        case let error as Approval.Refusal:
            let hint = error.isForRemoval ? ["Give --allow-removal if that is right."] : []
            self.init(
                .badData, (["Nothing is approved."] + error.reasons + hint).joined(separator: "\n  "))
        case let error as FolderLock.Held:
            self.init(
                .busy,
                "\(Sentence.whole("\(error)")) Wait until it ends, or use another folder.")
        case StageError.missing(let message): self.init(.missing, Sentence.whole(message))
        case StageError.misused(let message): self.init(.badData, Sentence.whole(message))
        case let error as FrameFailure:
            let inner = CommandError(error.underlying)
            let place = inner.ending == .internalError ? "Frame \(error.number) failed: " : ""
            self.init(inner.ending, place + inner.sentence)
        default: self.init(.internalError, Sentence.whole("\(error)"))
        }
    }

    private static func ending(of error: FrameFileError) -> Ending {
        switch error.operation {
        case .read: .unreadable
        case .write: .inputOutput
        case .create, .list, .remove: .cannotCreate
        }
    }
}
