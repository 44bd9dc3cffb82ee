import CoreData
import Foundation
import Testing

/// Data models that are made in code.
@Suite("Models of Core Data made in code")
struct CodedModelTests {
    /// Cups and the shelf that they stand on.
    private func makeContext() throws -> NSManagedObjectContext {
        func attribute(_ name: String, _ type: NSAttributeType, _ value: Any? = nil) -> NSAttributeDescription {
            let attribute = NSAttributeDescription()
            (attribute.name, attribute.attributeType, attribute.defaultValue) = (name, type, value)
            return attribute
        }
        let (cup, shelf) = (NSEntityDescription(), NSEntityDescription())
        (cup.name, shelf.name) = ("Cup", "Shelf")
        let (place, cups) = (NSRelationshipDescription(), NSRelationshipDescription())
        (place.name, place.destinationEntity, place.maxCount, place.inverseRelationship) = ("place", shelf, 1, cups)
        (cups.name, cups.destinationEntity, cups.inverseRelationship) = ("cups", cup, place)
        cup.properties = [
            attribute("name", .stringAttributeType), attribute("size", .integer16AttributeType, 3), place,
        ]
        shelf.properties = [cups]
        let model = NSManagedObjectModel()
        model.entities = [cup, shelf]
        let container = NSPersistentContainer(name: "Cups", managedObjectModel: model)
        container.loadPersistentStores { _, _ in }
        return container.viewContext
    }

    private func cup(_ name: String, in context: NSManagedObjectContext) -> NSManagedObject {
        let cup = NSEntityDescription.insertNewObject(forEntityName: "Cup", into: context)
        cup.setValue(name, forKey: "name")
        return cup
    }

    @Test("Objects are made by their entity's name, with default values, and found, sorted and filtered")
    func objects() throws {
        let context = try makeContext()
        for name in ["c", "a", "b"] { _ = cup(name, in: context) }
        let request = NSFetchRequest<NSManagedObject>(entityName: "Cup")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        #expect(try context.fetch(request).map { $0.value(forKey: "name") as? String } == ["a", "b", "c"])
        #expect(try context.fetch(request).allSatisfy { $0.value(forKey: "size") as? Int == 3 })
        request.predicate = NSPredicate(format: "name == %@", "b")
        #expect(try context.count(for: request) == 1)
    }

    @Test("A relationship is told to its other side, and ends where an object is deleted")
    func relationships() throws {
        let context = try makeContext()
        let shelf = NSEntityDescription.insertNewObject(forEntityName: "Shelf", into: context)
        let own = cup("a", in: context)
        own.setValue(shelf, forKey: "place")
        #expect((shelf.value(forKey: "cups") as? NSSet)?.count == 1)
        context.delete(own)
        #expect((shelf.value(forKey: "cups") as? NSSet)?.count == 0)
    }
}
