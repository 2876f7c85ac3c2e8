import type { Contact } from '@gable/shared/contacts/contact.ts'
import { CircleCheck, CircleHelp, MailX } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate, formatDateTime } from '../../design/format/date-format.ts'
import { Link } from '../../design/inputs/link.tsx'
import { useOpened } from '../../platform/use-opened.ts'
import { useTimeZone } from '../../platform/use-time-zone.ts'
import { openedSubmission } from '../../submissions/submission-path.ts'
import { useOpenContact } from './open-contact.ts'

/** Whether one may write to somebody, and on what that rests, in the very words they agreed to. */
export function MayWrite() {
  const { contact } = useOpenContact()
  const timeZone = useTimeZone()
  return (
    <div className="space-y-4">
      <Verdict {...verdictOn(contact, timeZone)} />
      {contact.isNonMarketing && (
        <p className="text-muted">They are left out of marketing: they get only what you write yourself.</p>
      )}
      <Consent consent={contact.consent} timeZone={timeZone} />
    </div>
  )
}

function verdictOn({ subscription, consent, source, createdAt }: Contact, timeZone: string): VerdictProps {
  const { state, since, by } = subscription
  if (state === 'NO_EMAIL') return { answer: 'unknown', title: 'No email address is known.' }
  if (state === 'UNSUBSCRIBED') {
    const when = since ? ` on ${formatDate(since, timeZone)}` : ''
    return {
      answer: 'no',
      title: by ? `No: ${by} took them off all emails${when}.` : `No: they unsubscribed themselves${when}.`,
    }
  }
  if (consent) return { answer: 'yes', title: `Yes: they agreed on ${formatDate(consent.at, timeZone)}.` }
  return {
    answer: 'unknown',
    title: 'Nothing says that they agreed.',
    text: `Known since ${formatDate(createdAt, timeZone)} (${source || 'source unknown'}) and not unsubscribed. Ask before sending marketing.`,
  }
}

interface VerdictProps {
  answer: 'yes' | 'no' | 'unknown'
  title: string
  text?: ReactNode
}

function Verdict({ answer, title, text }: VerdictProps) {
  const { Icon, tone } = marks[answer]
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

const marks = {
  yes: { Icon: CircleCheck, tone: 'text-success-ink' },
  no: { Icon: MailX, tone: 'text-danger-ink' },
  unknown: { Icon: CircleHelp, tone: 'text-warning-ink' },
}

function Consent({ consent, timeZone }: { consent: Contact['consent']; timeZone: string }) {
  const { hrefTo } = useOpened(openedSubmission)
  if (!consent) return null
  return (
    <div>
      <p className="mb-1.5 text-label text-muted">What they agreed to</p>
      <blockquote className="whitespace-pre-wrap border-line-strong border-l-2 pl-3 text-table [overflow-wrap:anywhere]">
        {consent.wording}
      </blockquote>
      <p className="mt-2 text-label text-muted">
        {formatDateTime(consent.at, timeZone)}, version {consent.version}, through{' '}
        <Link to={hrefTo(consent.submissionId)}>{consent.subjectName}</Link>
      </p>
    </div>
  )
}
