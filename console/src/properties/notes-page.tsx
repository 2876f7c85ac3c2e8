import { ActivityTimeline } from '../activity/activity-timeline.tsx'
import { NotesPanel } from '../activity/notes-panel.tsx'
import { usePropertyContext } from './property-context.ts'

/** A note is somebody’s as well: a home without a contact shows what was noted before. */
export function NotesPage() {
  const { property, contacts } = usePropertyContext()
  const { propertyId } = property
  const [contact] = contacts
  if (contact) return <NotesPanel target={{ contactId: contact._id, propertyId }} />
  return (
    <ActivityTimeline
      target={{ propertyId }}
      eventGroup="NOTES"
      emptyTitle="No notes found"
      emptyText="Notes are kept with a contact, and none is linked to this home."
    />
  )
}
