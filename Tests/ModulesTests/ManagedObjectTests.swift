import CoreData
import Foundation
import Testing

// Classes as the command writes them for a data model with companies, employees and bosses.

private class Company: NSManagedObject {
    var name: String? {
        get { _managed("name") }
        set { _setManaged("name", newValue) }
    }
    var employees: NSSet? {
        get { _managed("employees") }
        set { _setManaged("employees", newValue) }
    }
    func addToEmployees(_ value: Employee) { _addManaged("employees", value) }
    func removeFromEmployees(_ value: Employee) { _removeManaged("employees", value) }
}
private class Employee: NSManagedObject {
    var name: String? {
        get { _managed("name") }
        set { _setManaged("name", newValue) }
    }
    var age: Int16 {
        get { _managed("age") }
        set { _setManaged("age", newValue) }
    }
    var isActive: Bool {
        get { _managed("isActive") }
        set { _setManaged("isActive", newValue) }
    }
    var company: Company? {
        get { _managed("company") }
        set { _setManaged("company", newValue) }
    }
    class func fetchRequest() -> NSFetchRequest<Employee> { NSFetchRequest(entityName: "Employee") }
}
private final class Boss: Employee {}

extension Company: _ModeledObject {
    static var _entities: [_ManagedEntity] {
        [
            _ManagedEntity(
                "Company", Company.self,
                relationships: ["employees": .init(inverse: "company", isToMany: true, cascades: true)])
        ]
    }
}
extension Employee: _ModeledObject {
    static var _entities: [_ManagedEntity] {
        let company = _ManagedEntity.Relationship(inverse: "employees")
        return [
            _ManagedEntity("Employee", Employee.self, values: ["age": Int16(18)], relationships: ["company": company]),
            _ManagedEntity(
                "Boss", Boss.self, parents: ["Employee"], values: ["age": Int16(40)],
                relationships: ["company": company]),
        ]
    }
}

/// Core Data's store in memory: what requests find, relationships with two ends, saving and going back.
struct ManagedObjectTests {
    private let container = NSPersistentContainer(name: "Model")
    private var context: NSManagedObjectContext { container.viewContext }

    private func employee(_ name: String?, _ age: Int16? = nil) -> Employee {
        let employee = Employee(context: context)
        employee.name = name
        if let age { employee.age = age }
        return employee
    }

    private func names(_ predicate: NSPredicate? = nil, _ order: [NSSortDescriptor] = []) throws -> [String?] {
        let request: NSFetchRequest<Employee> = Employee.fetchRequest()
        (request.predicate, request.sortDescriptors) = (predicate, order)
        return try context.fetch(request).map(\.name)
    }

    @Test("New objects have the model's values, and numbers of one kind stand for those of another")
    func values() {
        let one = Employee(context: context)
        #expect(one.name == nil && one.age == 18 && !one.isActive && one.company == nil)
        one.setValue(7, forKey: "age")
        one.setValue(NSNumber(value: true), forKey: "isActive")
        #expect(one.age == 7 && one.isActive && Boss(context: context).age == 40)
    }

    @Test("A function makes objects of a class that is its parameter, as it would make those of one class")
    func classes() {
        func made<T: NSManagedObject>(_ type: T.Type) -> T { T(context: context) }
        let boss = made(Boss.self)
        #expect(boss.age == 40 && boss.managedObjectContext === context)
        let type: NSManagedObject.Type = Employee.self
        #expect((type.init(context: context) as? Employee)?.age == 18)
    }

    @Test("A request finds objects in its order: by a name, what has none first, then by a number in reverse")
    func order() throws {
        for (name, age) in [("b", 1), ("a", 2), (nil, 3), ("b", 4)] as [(String?, Int16)] { _ = employee(name, age) }
        #expect(try names() == ["b", "a", nil, "b"])
        let byName = NSSortDescriptor(keyPath: \Employee.name, ascending: true)
        #expect(try names(nil, [byName]) == [nil, "a", "b", "b"])
        let request: NSFetchRequest<Employee> = Employee.fetchRequest()
        request.sortDescriptors = [byName, NSSortDescriptor(key: "age", ascending: false)]
        #expect(try context.fetch(request).map(\.age) == [3, 2, 4, 1])
        (request.fetchOffset, request.fetchLimit) = (1, 2)
        #expect(try context.fetch(request).map(\.age) == [2, 4] && context.count(for: request) == 2)
        #expect(try names(NSPredicate(format: "name == %@ AND age > %d", "b", 2)) == ["b"])
    }

    @Test("A request for a class finds those that inherit from it; one by name alone finds the entity's")
    func families() throws {
        _ = (employee("a"), Boss(context: context), Company(context: context))
        #expect(try names().count == 2)
        let bosses = NSFetchRequest<NSManagedObject>(entityName: "Boss")
        #expect(try context.fetch(bosses).count == 1)
        let any = NSFetchRequest<any NSFetchRequestResult>(entityName: "Employee")
        #expect(try context.count(for: any) == 2)
    }

    @Test("Both ends of a relationship know each other, whichever is set")
    func relationships() throws {
        let (one, two) = (Company(context: context), Company(context: context))
        let (a, b) = (employee("a"), employee("b"))
        one.addToEmployees(a)
        b.company = one
        #expect(a.company === one && one.employees?.count == 2)
        #expect(try names(NSPredicate(format: "company.employees.@count == 2")) == ["a", "b"])
        two.addToEmployees(a)
        #expect(a.company === two && one.employees as? Set<Employee> == [b])
        two.removeFromEmployees(a)
        #expect(a.company == nil && two.employees?.count == 0)
        // The company's rule is to take its employees along.
        context.delete(one)
        #expect(try names() == ["a"] && b.isDeleted)
    }

    @Test("Going back undoes everything since the last time that was saved, for all contexts of a container")
    func rollback() throws {
        let kept = employee("kept")
        #expect(context.hasChanges)
        try context.save()
        #expect(!context.hasChanges && !kept.isInserted)
        kept.name = "changed"
        _ = employee("new")
        let other = container.newBackgroundContext()
        #expect(other.hasChanges && kept.isUpdated)
        #expect(try other.count(for: Employee.fetchRequest() as NSFetchRequest<Employee>) == 2)
        other.rollback()
        #expect(try names() == ["kept"] && !context.hasChanges)
        #expect(try context.existingObject(with: kept.objectID) === kept)
        try other.execute(NSBatchDeleteRequest(objectIDs: [kept.objectID]))
        #expect(try names().isEmpty)
        #expect(throws: CocoaError.self) { try context.existingObject(with: kept.objectID) }
    }

    @Test("Who hears of a save is told which objects are new, changed and gone")
    func savedObjects() throws {
        final class Heard: @unchecked Sendable { var info: [String: Set<NSManagedObject>] = [:] }
        let heard = Heard()
        let token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: context, queue: nil
        ) { heard.info = $0.userInfo as? [String: Set<NSManagedObject>] ?? [:] }
        defer { NotificationCenter.default.removeObserver(token) }
        let (one, two) = (employee("one"), employee("two"))
        try context.save()
        #expect(heard.info == [NSInsertedObjectsKey: [one, two]])
        one.name = "changed"
        context.delete(two)
        #expect(context.deletedObjects == [two])
        try context.save()
        #expect(heard.info == [NSUpdatedObjectsKey: [one], NSDeletedObjectsKey: [two]])
        #expect(context.deletedObjects.isEmpty)
    }

    private final class Listener: NSFetchedResultsControllerDelegate {
        var counts: [Int] = []
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            counts.append((controller.fetchedObjects as? [Employee])?.count ?? -1)
        }
    }

    @Test("A controller of results has its sections, and tells its delegate when the context is saved")
    func controller() throws {
        for (name, age) in [("a", 1), ("b", 1), ("c", 2)] as [(String, Int16)] { _ = employee(name, age) }
        let request: NSFetchRequest<Employee> = Employee.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Employee.name, ascending: false)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "age", cacheName: nil)
        let listener = Listener()
        controller.delegate = listener
        try controller.performFetch()
        #expect(controller.sections?.map(\.name) == ["2", "1"] && controller.fetchedObjects?.count == 3)
        #expect(controller.object(at: IndexPath(row: 1, section: 1)).name == "a")
        _ = employee("d", 2)
        try context.save()
        #expect(listener.counts == [4] && controller.fetchedObjects?.first?.name == "d")
    }
}
