import { Navigate, useLocation } from 'react-router-dom'
import { ActivityTimeline } from '../../activity/activity-timeline.tsx'
import { emailParam } from '../../contact-emails/email-param.ts'
import { LazyEmailSlideOut } from '../../contact-emails/lazy-email-slide-out.ts'
import { useContactPaths } from '../../layout/paths/contact-paths.ts'
import { preloadOnIntent } from '../../platform/lazy-overlay.tsx'
import { useOverlayParam } from '../../platform/use-overlay-param.ts'
import { SummaryPanel } from '../../summaries/summary-panel.tsx'
import { useOpenContact } from './open-contact.ts'

export function ActivityTab() {
  const { contact } = useOpenContact()
  const { openId, close, hrefTo } = useOverlayParam(emailParam)
  return (
    <>
      <SummaryPanel contactId={contact._id} />
      <div {...preloadOnIntent(LazyEmailSlideOut)}>
        <ActivityTimeline
          target={{ contactId: contact._id }}
          emptyTitle="No activity found"
          emptyText="Emails, visits, submissions and notes appear here as they happen."
          hrefToEmail={hrefTo}
        />
      </div>
      <LazyEmailSlideOut emailId={openId} onClose={close} />
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
