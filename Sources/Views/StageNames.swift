import KinoraScene
import KinoraStage

// Names of the stage that are names of this module. An import of a single declaration, as `Exports.swift` has them, wins over the
// `Group` or `ForEach` of a library that a file imports too; so both are looked at where one is called, as on Apple's systems.
//
// Other generic types are imported: in an extension of a type its name alone would otherwise not stand for the type with its
// own arguments, and `extension Binding { func logged() -> Binding }` is written often. So are types that key paths begin at.
public typealias _VariadicView = KinoraStage._VariadicView
public typealias _VariadicView_MultiViewRoot = KinoraStage._VariadicView_MultiViewRoot
public typealias _VariadicView_UnaryViewRoot = KinoraStage._VariadicView_UnaryViewRoot
public typealias _VariadicView_ViewRoot = KinoraStage._VariadicView_ViewRoot
public typealias Alignment = KinoraStage.Alignment
public typealias AlignmentID = KinoraStage.AlignmentID
public typealias AnyLayout = KinoraStage.AnyLayout
public typealias AnyView = KinoraStage.AnyView
public typealias Axis = KinoraStage.Axis
public typealias ColorMatrix = KinoraScene.ColorMatrix
public typealias ColorScheme = KinoraStage.ColorScheme
public typealias ColorSchemeContrast = KinoraStage.ColorSchemeContrast
public typealias ContainerValueKey = KinoraStage.ContainerValueKey
public typealias ContentSizeCategory = KinoraStage.ContentSizeCategory
public typealias CoordinateSpace = KinoraStage.CoordinateSpace
public typealias CoordinateSpaceProtocol = KinoraStage.CoordinateSpaceProtocol
public typealias DynamicProperty = KinoraStage.DynamicProperty
public typealias DynamicTypeSize = KinoraStage.DynamicTypeSize
public typealias DynamicViewContent = KinoraStage.DynamicViewContent
public typealias Edge = KinoraStage.Edge
public typealias EdgeInsets = KinoraStage.EdgeInsets
public typealias EmptyModifier = KinoraStage.EmptyModifier
public typealias EmptyView = KinoraStage.EmptyView
public typealias EnvironmentKey = KinoraStage.EnvironmentKey
public typealias ForEach = KinoraStage.ForEach
public typealias GeometryProxy = KinoraStage.GeometryProxy
public typealias Gesture = KinoraStage.Gesture
public typealias GestureMask = KinoraStage.GestureMask
public typealias GlobalCoordinateSpace = KinoraStage.GlobalCoordinateSpace
public typealias Group = KinoraStage.Group
public typealias HorizontalAlignment = KinoraStage.HorizontalAlignment
public typealias HoverPhase = KinoraStage.HoverPhase
public typealias HStackLayout = KinoraStage.HStackLayout
public typealias Layout = KinoraStage.Layout
public typealias LayoutDirection = KinoraStage.LayoutDirection
public typealias LayoutProperties = KinoraStage.LayoutProperties
public typealias LayoutSubview = KinoraStage.LayoutSubview
public typealias LayoutSubviews = KinoraStage.LayoutSubviews
public typealias LayoutValueKey = KinoraStage.LayoutValueKey
public typealias LegibilityWeight = KinoraStage.LegibilityWeight
public typealias LocalCoordinateSpace = KinoraStage.LocalCoordinateSpace
public typealias MatchedGeometryProperties = KinoraStage.MatchedGeometryProperties
public typealias NamedCoordinateSpace = KinoraStage.NamedCoordinateSpace
public typealias Namespace = KinoraStage.Namespace
public typealias PlaceholderContentView = KinoraStage.PlaceholderContentView
public typealias PreferenceKey = KinoraStage.PreferenceKey
public typealias PreferredColorSchemeKey = KinoraStage.PreferredColorSchemeKey
public typealias ProposedViewSize = KinoraStage.ProposedViewSize
public typealias ScenePhase = KinoraStage.ScenePhase
public typealias Subview = KinoraStage.Subview
public typealias SubviewsCollection = KinoraStage.SubviewsCollection
public typealias TransitionPhase = KinoraStage.TransitionPhase
public typealias UserInterfaceSizeClass = KinoraStage.UserInterfaceSizeClass
public typealias VerticalAlignment = KinoraStage.VerticalAlignment
public typealias View = KinoraStage.View
public typealias ViewBuilder = KinoraStage.ViewBuilder
public typealias ViewDimensions = KinoraStage.ViewDimensions
public typealias ViewModifier = KinoraStage.ViewModifier
public typealias ViewSpacing = KinoraStage.ViewSpacing
public typealias VStackLayout = KinoraStage.VStackLayout
public typealias ZStackLayout = KinoraStage.ZStackLayout
