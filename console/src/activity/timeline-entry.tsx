import type { ChangelogEntry } from '@gable/shared/activity/changelog.ts'
import type { DetailOf } from '@gable/shared/activity/entry.ts'
import { toSentence, toSentenceWithoutName } from '@gable/shared/activity/sentence.ts'
import type { ModuleType } from '@gable/shared/contact-dashboard/module-type.ts'
import { offersSectionId } from '@gable/shared/contact-dashboard/offer-buttons.ts'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { Link } from '../design/inputs/link.tsx'
import { NoteCard } from '../notes/note-card.tsx'
import { eventGroupAppearance } from './event-group-appearance.ts'
import { toEntryElementId } from './linked-entry.ts'

interface TimelineContext {
  timeZone: string
  /** All entries belong to one contact, so sentences leave out the name. */
  isSingleContact: boolean
  linkedId: string | undefined
  hrefToSubmission: (id: string) => string
  hrefToConversation: (id: string) => string
  hrefToOffers: (propertyId: string) => string
  hrefToEmail: ((emailId: string) => string) | undefined
}

/** Renders everything that people typed as plain text. The parts are other entries that are shown below its title. */
export function toTimelineEntry(entry: ChangelogEntry, parts: readonly ChangelogEntry[], context: TimelineContext) {
  const { timeZone, linkedId } = context
  const { icon, tone } = eventGroupAppearance[entry.eventGroup]
  return {
    key: entry._id,
    id: toEntryElementId(entry._id),
    isTarget: [entry, ...parts].some(({ _id }) => _id === linkedId),
    icon,
    tone,
    title: <EntryTitle entry={entry} context={context} />,
    time: <RelativeTime at={entry.at} timeZone={timeZone} />,
    children:
      entry.eventGroup === 'NOTES' ? (
        <NoteCard entry={entry} timeZone={timeZone} />
      ) : parts.length > 0 ? (
        <Parts parts={parts} context={context} />
      ) : (
        renderDetails(entry)
      ),
  }
}

const Parts = ({ parts, context }: { parts: readonly ChangelogEntry[]; context: TimelineContext }) => (
  <ul className="space-y-0.5 text-muted text-table">
    {parts.map((part) => (
      <li key={part._id} id={toEntryElementId(part._id)} tabIndex={-1}>
        {context.isSingleContact ? toSentenceWithoutName(part) : toSentence(part)}
      </li>
    ))}
  </ul>
)

function EntryTitle({ entry, context }: { entry: ChangelogEntry; context: TimelineContext }) {
  if (entry.eventGroup === 'NOTES') return <NoteTitle entry={entry} />
  const sentence = context.isSingleContact ? toSentenceWithoutName(entry) : toSentence(entry)
  const agentName = entry.agent && (entry.agent.fullName || 'An agent')
  const href = toEntryHref(entry, context)
  return (
    <span className="[overflow-wrap:anywhere]">
      {href ? (
        <Link to={href} tone="plain">
          {sentence}
        </Link>
      ) : (
        sentence
      )}
      {agentName && !sentence.endsWith(agentName) && <span className="text-muted"> ·&nbsp;{agentName}</span>}
    </span>
  )
}

/** A submission, a conversation or an email opens, and a button about offers leads to the offers on that property. */
function toEntryHref({ eventGroup, kind, property, detail }: ChangelogEntry, context: TimelineContext) {
  const { submissionId, conversationId, moduleId, emailId, text } = detail
  if (eventGroup === 'FORM_SUBMISSION' && typeof submissionId === 'string')
    return context.hrefToSubmission(submissionId)
  if (typeof conversationId === 'string') return context.hrefToConversation(conversationId)
  // The text of an email about offers is shown in place.
  if (eventGroup === 'EMAIL' && typeof emailId === 'string' && text === undefined) return context.hrefToEmail?.(emailId)
  const isAboutOffers = moduleId === offersSectionId || moduleId === sellingOptionsId
  if (eventGroup === 'DASHBOARD' && kind === 'CLICKED' && isAboutOffers && property)
    return context.hrefToOffers(property._id)
  return undefined
}

/** Every dashboard has one module with selling options, whose ID is its type. */
const sellingOptionsId: ModuleType = 'SELLING_OPTIONS'

function NoteTitle({ entry: { agent, detail } }: { entry: ChangelogEntry }) {
  const { imported } = detail as Partial<DetailOf<'NOTES', 'NOTE'>>
  const agentName = agent?.fullName || 'Someone'
  if (!imported)
    return (
      <>
        <bdi className="font-medium">{agentName}</bdi> wrote a note
      </>
    )
  return (
    <span className="[overflow-wrap:anywhere]">
      <bdi className="font-medium">{imported.author || agentName}</bdi> {imported.author ? 'wrote' : 'imported'} a note
      <span className="text-muted">
        {' '}
        · from “<bdi>{imported.fileName}</bdi>”
      </span>
    </span>
  )
}

const maxAnswers = 4

function renderDetails({ eventGroup, kind, detail }: ChangelogEntry) {
  if (eventGroup === 'EMAIL' && kind === 'SENT') {
    const { text } = detail as Partial<DetailOf<'EMAIL', 'SENT'>>
    return text && <EmailText text={text} />
  }
  if (eventGroup === 'TEXT') {
    const { text, note } = detail as { text?: string; note?: string }
    return (text || note) && <QuotedText text={text || note || ''} />
  }
  if (eventGroup === 'CALL') {
    const { note } = detail as Partial<DetailOf<'CALL', 'LOGGED'>>
    return note && <QuotedText text={note} />
  }
  if (eventGroup !== 'FORM_SUBMISSION') return undefined
  const { answers = [] } = detail as Partial<DetailOf<'FORM_SUBMISSION', 'SUBMITTED'>>
  if (answers.length === 0) return undefined
  return (
    <dl className="grid gap-x-4 gap-y-1 rounded-lg bg-sunken p-3 text-table sm:grid-cols-[minmax(96px,auto)_1fr]">
      {answers.slice(0, maxAnswers).map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two questions can have the same label
        <div key={index} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const QuotedText = ({ text }: { text: string }) => (
  <p className="whitespace-pre-wrap rounded-lg bg-sunken p-3 text-table [overflow-wrap:anywhere]">
    <bdi>{text}</bdi>
  </p>
)

const EmailText = ({ text }: { text: string }) => (
  <details className="rounded-lg bg-sunken text-table">
    <summary className="w-fit cursor-pointer rounded-lg px-3 py-2 text-muted hover:text-ink">Read the email</summary>
    <p className="whitespace-pre-wrap px-3 pb-3 [overflow-wrap:anywhere]">
      <bdi>{text}</bdi>
    </p>
  </details>
)
