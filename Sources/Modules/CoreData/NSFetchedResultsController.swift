import Foundation

/// A part of what a controller found.
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}
public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

/// Hears when what a controller found has changed, which is when the context is saved.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
}
extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
}

/// Keeps what a request finds.
public final class NSFetchedResultsController<ResultType>: NSObject, ContextWatcher {
    private struct Section: NSFetchedResultsSectionInfo {
        let name: String
        let objects: [Any]?
        var numberOfObjects: Int { objects?.count ?? 0 }
    }

    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    public weak var delegate: (any NSFetchedResultsControllerDelegate)?
    public private(set) var fetchedObjects: [ResultType]?

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
        self.sectionNameKeyPath = sectionNameKeyPath
        super.init()
        context.watch(self)
    }

    fileprivate init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, objects: [ResultType]?
    ) {
        (self.fetchRequest, managedObjectContext, fetchedObjects) = (fetchRequest, context, objects)
        self.sectionNameKeyPath = sectionNameKeyPath
    }

    public func performFetch() throws { fetchedObjects = try managedObjectContext.fetch(fetchRequest) }

    func contextDidChange() {
        guard fetchedObjects != nil else { return }
        delegate?.controllerWillChangeContent(ofAnyResults)
        try? performFetch()
        delegate?.controllerDidChangeContent(ofAnyResults)
    }

    /// What a delegate is told of: a controller of any results, with the same objects.
    private var ofAnyResults: NSFetchedResultsController<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.entityName = fetchRequest.entityName
        (request.predicate, request.sortDescriptors) = (fetchRequest.predicate, fetchRequest.sortDescriptors)
        let controller = NSFetchedResultsController<any NSFetchRequestResult>(
            fetchRequest: request, managedObjectContext: managedObjectContext, sectionNameKeyPath: sectionNameKeyPath,
            objects: fetchedObjects?.compactMap { $0 as? any NSFetchRequestResult })
        controller.delegate = delegate
        return controller
    }

    public func object(at indexPath: IndexPath) -> ResultType {
        sections![indexPath[0]].objects![indexPath[1]] as! ResultType
    }
    public func indexPath(forObject object: ResultType) -> IndexPath? {
        for (number, section) in (sections ?? []).enumerated() {
            let place = section.objects?.firstIndex { $0 as AnyObject === object as AnyObject }
            if let place { return IndexPath(indexes: [number, place]) }
        }
        return nil
    }

    public var sections: [any NSFetchedResultsSectionInfo]? {
        guard let fetchedObjects else { return nil }
        guard let sectionNameKeyPath else { return [Section(name: "", objects: fetchedObjects)] }
        var sections: [Section] = []
        for object in fetchedObjects {
            let value = (object as? NSManagedObject)?._value(forKey: sectionNameKeyPath)
            let name = value.map { "\($0)" } ?? ""
            if sections.last?.name == name {
                let former = sections.removeLast()
                sections.append(Section(name: name, objects: (former.objects ?? []) + [object]))
            } else {
                sections.append(Section(name: name, objects: [object]))
            }
        }
        return sections
    }
}
