import { ActivityTimeline } from '../../activity/activity-timeline.tsx'
import { NotesPanel } from '../../activity/notes-panel.tsx'
import { useActivityFilters } from '../../activity/use-activity-filters.ts'
import { emailParam } from '../../contact-emails/email-param.ts'
import { LazyEmailSlideOut } from '../../contact-emails/lazy-email-slide-out.ts'
import { UnsentEmails } from '../../contact-emails/unsent-emails.tsx'
import { preloadOnIntent } from '../../platform/lazy-overlay.tsx'
import { useOverlayParam } from '../../platform/use-overlay-param.ts'
import { ContactPostcards } from '../../postcards/pieces/contact-postcards.tsx'
import { contactName } from '../contact-name.ts'
import { useOpenContact } from './open-contact.ts'

export function EmailsTab() {
  const { contact } = useOpenContact()
  const { openId, close, hrefTo } = useOverlayParam(emailParam)
  const { range } = useActivityFilters()
  return (
    <div {...preloadOnIntent(LazyEmailSlideOut)}>
      {!range && <UnsentEmails contactId={contact._id} hrefToEmail={hrefTo} />}
      <ActivityTimeline
        target={{ contactId: contact._id }}
        eventGroup="EMAIL"
        emptyTitle="No emails found"
        emptyText="Emails you send, and their opens and clicks, appear here."
        hrefToEmail={hrefTo}
      />
      <LazyEmailSlideOut emailId={openId} onClose={close} />
    </div>
  )
}

export function PostcardsTab() {
  const { contact } = useOpenContact()
  return <ContactPostcards key={contact._id} contactId={contact._id} name={contactName(contact)} />
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
