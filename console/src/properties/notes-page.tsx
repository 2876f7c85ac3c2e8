import { ActivityTimeline } from '../activity/activity-timeline.tsx'
import { NotesPanel } from '../activity/notes-panel.tsx'
import { usePropertyContext } from './property-context.ts'

/** A note needs a contact. A property without contacts only shows its earlier notes. */
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
      emptyText="To add notes, link a contact to this home."
    />
  )
}
