import { ActivityTimeline } from '../../activity/activity-timeline.tsx'
import { NotesPanel } from '../../activity/notes-panel.tsx'
import { useOpenContact } from './open-contact.ts'

export function EmailsTab() {
  const { contact } = useOpenContact()
  return (
    <ActivityTimeline
      target={{ contactId: contact._id }}
      eventGroup="EMAIL"
      emptyTitle="No emails found"
      emptyText="Emails you send, and their opens and clicks, appear here."
    />
  )
}

export function SubmissionsTab() {
  const { contact } = useOpenContact()
  return (
    <ActivityTimeline
      target={{ contactId: contact._id }}
      eventGroup="FORM_SUBMISSION"
      emptyTitle="No submissions found"
      emptyText="Forms they submit on your widgets and pages appear here."
    />
  )
}

export function NotesTab() {
  const { contact } = useOpenContact()
  return <NotesPanel target={{ contactId: contact._id }} />
}
