// What `import SwiftUI` brings along of the modules below: the names that Apple's frameworks have, and no others. A name of
// Kinora's own, such as `Stage` or `Element`, would be ambiguous beside a type of that name in another module of a user's.
//
// A name that is imported by itself also wins over that of a module that is imported whole: `Timer` and `DispatchQueue` are
// those of the virtual clock, in files that import Foundation as well.
@_exported import Foundation
@_exported import KinoraAnimation
@_exported import KinoraGeometry
@_exported import struct KinoraStage._ChangedGesture
@_exported import struct KinoraStage._ConditionalContent
@_exported import struct KinoraStage._EndedGesture
@_exported import struct KinoraStage._MapGesture
@_exported import struct KinoraStage._TransactedModifier
@_exported import struct KinoraStage._ViewModifier_Content
@_exported import struct KinoraStage.Anchor
@_exported import struct KinoraStage.AnyGesture
@_exported import struct KinoraStage.AppStorage
@_exported import struct KinoraStage.Bindable
@_exported import struct KinoraStage.Binding
@_exported import struct KinoraStage.ContainerValues
@_exported import struct KinoraStage.ContinuousClock
@_exported import class KinoraStage.DispatchGroup
@_exported import struct KinoraStage.DispatchQoS
@_exported import struct KinoraStage.DispatchQueue
@_exported import class KinoraStage.DispatchSemaphore
@_exported import struct KinoraStage.DispatchTime
@_exported import enum KinoraStage.DispatchTimeInterval
@_exported import enum KinoraStage.DispatchTimeoutResult
@_exported import class KinoraStage.DispatchWorkItem
@_exported import struct KinoraStage.Environment
@_exported import struct KinoraStage.EnvironmentValues
@_exported import struct KinoraStage.EquatableView
@_exported import struct KinoraStage.FocusState
@_exported import struct KinoraStage.ForEachSubviewCollection
@_exported import struct KinoraStage.GeometryReader
@_exported import struct KinoraStage.GestureState
@_exported import struct KinoraStage.GestureStateGesture
@_exported import struct KinoraStage.GroupElementsOfContent
@_exported import struct KinoraStage.ModifiedContent
@_exported import struct KinoraStage.SceneStorage
@_exported import struct KinoraStage.State
@_exported import typealias KinoraStage.SuspendingClock
@_exported import class KinoraStage.Timer
@_exported import struct KinoraStage.TupleView
@_exported import func KinoraStage.withAnimation
@_exported import func KinoraStage.withTransaction
@_exported import Observation
