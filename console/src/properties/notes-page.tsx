import { ActivityTimeline } from '../activity/activity-timeline.tsx'
import { NotesPanel } from '../notes/notes-panel.tsx'
import { useOpenProperty } from './open-property.ts'

/** A note is somebody’s as well: a home without a contact shows what was noted before. */
export function NotesPage() {
  const { property, contacts } = useOpenProperty()
  const { propertyId } = property
  const [contact] = contacts
  if (contact) return <NotesPanel target={{ contactId: contact._id, propertyId }} />
  return (
    <ActivityTimeline
      subject={{ propertyId }}
      group="NOTES"
      none="No notes found"
      noneText="Notes are kept with a contact, and none is linked to this home."
    />
  )
}
