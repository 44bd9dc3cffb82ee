import Foundation
import Testing

@testable import KinoraCommand

/// What the command makes of a Core Data model, and of `@NSManaged`.
@Suite struct DataModelTests {
    private static let model = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model sourceLanguage="Swift">
            <entity name="Company" representedClassName="Company" codeGenerationType="class">
                <attribute name="name" optional="YES" attributeType="String" defaultValueString="a &quot;b&quot;"/>
                <attribute name="size" attributeType="Integer 16" defaultValueString="5" usesScalarValueType="YES"/>
                <attribute name="rating" attributeType="Double" usesScalarValueType="NO"/>
                <attribute name="isOpen" attributeType="Boolean" defaultValueString="YES" usesScalarValueType="YES"/>
                <attribute name="founded" attributeType="Date" usesScalarValueType="NO"/>
                <attribute name="tags" attributeType="Transformable" customClassName="[String]"/>
                <attribute name="bad name" attributeType="String"/>
                <relationship name="people" toMany="YES" ordered="YES" deletionRule="Cascade" destinationEntity="Person" inverseName="company"/>
            </entity>
            <entity name="Person" representedClassName=".Human" codeGenerationType="category">
                <attribute name="id" attributeType="UUID" usesScalarValueType="NO"/>
                <relationship name="company" maxCount="1" destinationEntity="Company" inverseName="people"/>
            </entity>
            <entity name="Boss" representedClassName="Boss" parentEntity="Person" codeGenerationType="class"/>
            <entity name="Elsewhere" representedClassName="Elsewhere"/>
        </model>
        """

    private func source(_ files: [String]) throws -> String? {
        let folder = try TemporaryFolder()
        try folder.write("<model><entity name=\"Old\"/></model>", to: "M.xcdatamodeld/Z.xcdatamodel/contents")
        try folder.write(DataModelTests.model, to: "M.xcdatamodeld/A.xcdatamodel/contents")
        try folder.write(
            "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>A.xcdatamodel</string></dict></plist>",
            to: "M.xcdatamodeld/.xccurrentversion")
        let texts = try files.enumerated().map { index, text in
            try folder.write(text, to: "\(index).swift")
            return try SourceText(folder.path("\(index).swift"))
        }
        return DataModel(DataModel.paths(below: folder.path(""))).source(beside: texts)
    }

    @Test("The version that counts becomes classes, their variables and what relates them")
    func classes() throws {
        let text = try #require(try source(["import CoreData\npublic class Human: NSManagedObject {}\n"]))
        func has(_ line: String) -> Bool { text.contains(line) }
        #expect(has("public class Company: NSManagedObject {}") && has("public class Boss: Human {}"))
        #expect(has("extension Human: Identifiable {}") && !text.contains(/(?m)^(public class [A-Z]|extension)/))
        #expect(!has("class Human:") && !has("Elsewhere") && !has("bad name") && !has("Old"))
        #expect(
            has("public class func fetchRequest() -> NSFetchRequest<Human> { NSFetchRequest(entityName: \"Person\") }"))
        for variable in [
            "`name`: String?", "`size`: Int16", "`rating`: NSNumber?", "`isOpen`: Bool", "`founded`: Date?",
            "`tags`: [String]?", "`people`: NSOrderedSet?", "`id`: UUID?", "`company`: Company?",
        ] {
            #expect(has("public var \(variable) { get { _managed("), "\(variable)")
        }
        #expect(has("public func addToPeople(_ value: Human) { _addManaged(\"people\", value) }"))
        #expect(
            has(
                "public func insertIntoPeople(_ value: Human, at index: Int) { _addManaged(\"people\", value, at: index) }"
            ))
        #expect(has("\"name\": \"a \\\"b\\\"\", \"size\": Int16(5.0), \"isOpen\": true"))
        #expect(
            has(
                "\"people\": _ManagedEntity.Relationship(inverse: \"company\", isToMany: true, isOrdered: true, cascades: true)"
            ))
        #expect(has("_ManagedEntity(\"Boss\", Boss.self, parents: [\"Person\"]"))
    }

    @Test("A model without classes to make adds nothing")
    func nothing() {
        #expect(DataModel([]).source(beside: []) == nil)
        #expect(DataModel(["/nowhere.xcdatamodeld"]).source(beside: []) == nil)
    }

    @Test(
        "What Core Data fills in is filled in as text",
        arguments: [
            (
                "@NSManaged public var a: [String: Int]?\n}",
                "           public var a: [String: Int]? { get { _managed(\"a\") } set { _setManaged(\"a\", newValue) } }\n}"
            ),
            (
                "@NSManaged func removeFromItems(_ values: NSSet)\n",
                "           func removeFromItems(_ values: NSSet) { _removeManaged(\"items\", values) }\n"
            ),
            (
                "@NSManaged func replaceItems(at index: Int, with value: Item)",
                "           func replaceItems(at index: Int, with value: Item) { _replaceManaged(\"items\", at: index, with: value) }"
            ),
            ("@NSManaged func validate()", "           func validate()"),
        ])
    func managed(source: String, adapted: String) {
        #expect(SourceAdaptation.adapted(source) == adapted)
    }

    @Test("A folder with a model is compiled with its classes, also in files that only import SwiftUI")
    func folder() throws {
        let folder = try TemporaryFolder()
        try folder.write(DataModelTests.model, to: "M.xcdatamodeld/A.xcdatamodel/contents")
        try folder.write("import CoreData\nclass Human: NSManagedObject {}\n", to: "Human.swift")
        try folder.write(
            """
            import SwiftUI
            struct Names: View {
                @FetchRequest(sortDescriptors: [SortDescriptor(\\.name)]) private var companies: FetchedResults<Company>
                @Environment(\\.managedObjectContext) private var context
                var body: some View {
                    ForEach(companies) { company in Text(company.name ?? "").onTapGesture { company.addToPeople(Boss(context: context)) } }
                }
            }
            """, to: "Names.swift")
        let run = try KinoraProcess(["check", "."], in: folder)
        #expect(run.status == 0, "\(run.complaint)")
    }
}
