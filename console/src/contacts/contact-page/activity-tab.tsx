import { ActivityTimeline } from '../../activity/activity-timeline.tsx'
import { SummaryPanel } from '../../summaries/summary-panel.tsx'
import { useOpenContact } from './open-contact.ts'

export function ActivityTab() {
  const { contact } = useOpenContact()
  return (
    <>
      <SummaryPanel contactId={contact._id} />
      <ActivityTimeline
        subject={{ contactId: contact._id }}
        none="No activity found"
        noneText="Emails, visits, submissions and notes appear here as they happen."
      />
    </>
  )
}
