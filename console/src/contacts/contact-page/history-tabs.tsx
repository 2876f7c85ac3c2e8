import { ActivityTimeline } from '../../activity/activity-timeline.tsx'
import { NotesPanel } from '../../notes/notes-panel.tsx'
import { useOpenContact } from './open-contact.ts'

export function EmailsTab() {
  const { contact } = useOpenContact()
  return (
    <ActivityTimeline
      subject={{ contactId: contact._id }}
      group="EMAIL"
      none="No emails found"
      noneText="What is sent to them, and what they open and click, is listed here."
    />
  )
}

export function SubmissionsTab() {
  const { contact } = useOpenContact()
  return (
    <ActivityTimeline
      subject={{ contactId: contact._id }}
      group="FORM_SUBMISSION"
      none="No submissions found"
      noneText="What they send through your widgets and pages is listed here."
    />
  )
}

export function NotesTab() {
  const { contact } = useOpenContact()
  return <NotesPanel target={{ contactId: contact._id }} />
}
