import type { Contact } from '@gable/shared/contacts/contact.ts'
import { CircleCheck, CircleHelp, MailX } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate, formatDateTime } from '../../design/format/date-format.ts'
import { Link } from '../../design/inputs/link.tsx'
import { submissionParam } from '../../layout/paths/submission-paths.ts'
import { useOverlayParam } from '../../platform/use-overlay-param.ts'
import { useTimeZone } from '../../platform/use-time-zone.ts'
import { useOpenContact } from './open-contact.ts'

/** Whether the contact may be emailed, with the consent this is based on, word for word. */
export function ConsentStatus() {
  const { contact } = useOpenContact()
  const timeZone = useTimeZone()
  return (
    <div className="space-y-4">
      <Verdict {...getVerdict(contact, timeZone)} />
      {contact.isNonMarketing && (
        <p className="text-muted">Excluded from marketing. They only get emails you write yourself.</p>
      )}
      <Consent consent={contact.consent} timeZone={timeZone} />
    </div>
  )
}

function getVerdict(contact: Contact, timeZone: string): VerdictProps {
  const { subscription, consent, importConsent, source, createdAt } = contact
  const { state, since, by } = subscription
  if (state === 'NO_EMAIL') return { answer: 'unknown', title: 'No email address on file.' }
  if (state === 'UNSUBSCRIBED') {
    const when = since ? ` on ${formatDate(since, timeZone)}` : ''
    return {
      answer: 'no',
      title: by ? `No. ${by} unsubscribed them${when}.` : `No. They unsubscribed themselves${when}.`,
      ...(importConsent &&
        !importConsent.mayEmail && {
          text: `${importConsent.by} imported them from “${importConsent.fileName}” without their consent.`,
        }),
    }
  }
  if (consent) return { answer: 'yes', title: `Yes. They agreed on ${formatDate(consent.at, timeZone)}.` }
  if (importConsent?.mayEmail)
    return {
      answer: 'yes',
      title: `Yes. ${importConsent.by} confirmed that they agreed.`,
      text: `Answered on ${formatDateTime(importConsent.at, timeZone)}, for the import of “${importConsent.fileName}”. Their own words are not on record.`,
    }
  return {
    answer: 'unknown',
    title: 'No consent on record.',
    text: `Added ${formatDate(createdAt, timeZone)} (${source || 'source unknown'}) and not unsubscribed. Ask before you send marketing.`,
  }
}

interface VerdictProps {
  answer: 'yes' | 'no' | 'unknown'
  title: string
  text?: ReactNode
}

function Verdict({ answer, title, text }: VerdictProps) {
  const { Icon, tone } = verdictIcons[answer]
  return (
    <div className="flex gap-2.5">
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${tone}`} />
      <div className="min-w-0">
        <p className="font-medium [overflow-wrap:anywhere]">{title}</p>
        {text && <p className="mt-0.5 text-muted [overflow-wrap:anywhere]">{text}</p>}
      </div>
    </div>
  )
}

const verdictIcons = {
  yes: { Icon: CircleCheck, tone: 'text-success-ink' },
  no: { Icon: MailX, tone: 'text-danger-ink' },
  unknown: { Icon: CircleHelp, tone: 'text-warning-ink' },
}

function Consent({ consent, timeZone }: { consent: Contact['consent']; timeZone: string }) {
  const { hrefTo } = useOverlayParam(submissionParam)
  if (!consent) return null
  return (
    <div>
      <p className="mb-1.5 text-label text-muted">What they agreed to</p>
      <blockquote className="whitespace-pre-wrap border-line-strong border-l-2 pl-3 text-table [overflow-wrap:anywhere]">
        {consent.wording}
      </blockquote>
      <p className="mt-2 text-label text-muted">
        {formatDateTime(consent.at, timeZone)}, version {consent.version}, via{' '}
        <Link to={hrefTo(consent.submissionId)}>{consent.subjectName}</Link>
      </p>
    </div>
  )
}
