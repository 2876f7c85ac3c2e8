import { Navigate, useLocation } from 'react-router-dom'
import { ActivityTimeline } from '../../activity/activity-timeline.tsx'
import { emailParam } from '../../contact-emails/email-param.ts'
import { EmailSlideOut } from '../../contact-emails/email-slide-out.tsx'
import { useContactPaths } from '../../layout/paths/contact-paths.ts'
import { useOverlayParam } from '../../platform/use-overlay-param.ts'
import { SummaryPanel } from '../../summaries/summary-panel.tsx'
import { useOpenContact } from './open-contact.ts'

export function ActivityTab() {
  const { contact } = useOpenContact()
  const { openId, close, hrefTo } = useOverlayParam(emailParam)
  return (
    <>
      <SummaryPanel contactId={contact._id} />
      <ActivityTimeline
        target={{ contactId: contact._id }}
        emptyTitle="No activity found"
        emptyText="Emails, visits, submissions and notes appear here as they happen."
        hrefToEmail={hrefTo}
      />
      <EmailSlideOut emailId={openId} onClose={close} />
    </>
  )
}

/** Opens the activity tab when the address names no tab. */
export function ActivityRedirect() {
  const { contact } = useOpenContact()
  const { contactPath } = useContactPaths()
  const { search } = useLocation()
  return <Navigate to={{ pathname: `${contactPath(contact._id)}/activity`, search }} replace />
}
