/// The module that sources import for notices to assistive technologies and for charts in words (`AXChartDescriptor`). Their names
/// come with `import SwiftUI` too.
@_exported import KinoraViews
