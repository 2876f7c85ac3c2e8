import type { ChangelogEntry } from '@gable/shared/activity/changelog.ts'
import type { DetailOf } from '@gable/shared/activity/entry.ts'
import { toSentenceWithoutName, toSentence } from '@gable/shared/activity/sentence.ts'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { Link } from '../design/inputs/link.tsx'
import { NoteCard } from '../notes/note-card.tsx'
import { eventGroupAppearance } from './event-group-appearance.ts'
import { LetterText } from './letter-text.tsx'
import { toEntryElementId } from './linked-entry.ts'

interface Around {
  timeZone: string
  /** Everything is about one contact, who need not be named in every line. */
  isOwn: boolean
  meant: string | undefined
  hrefToSubmission: (id: string) => string
}

/** One entry as the timeline draws it. What people typed is text and nothing else. */
export function toTimelineEntry(entry: ChangelogEntry, { timeZone, isOwn, meant, hrefToSubmission }: Around) {
  const { icon, tone } = eventGroupAppearance[entry.eventGroup]
  return {
    key: entry._id,
    id: toEntryElementId(entry._id),
    isMeant: entry._id === meant,
    icon,
    tone,
    title: <Title {...{ entry, isOwn, hrefToSubmission }} />,
    time: <RelativeTime at={entry.at} timeZone={timeZone} />,
    children: entry.eventGroup === 'NOTES' ? <NoteCard entry={entry} timeZone={timeZone} /> : detailsOf(entry),
  }
}

type TitleProps = { entry: ChangelogEntry } & Pick<Around, 'isOwn' | 'hrefToSubmission'>

function Title({ entry, isOwn, hrefToSubmission }: TitleProps) {
  if (entry.eventGroup === 'NOTES')
    return (
      <>
        <bdi className="font-medium">{entry.agent?.fullName || 'Somebody'}</bdi> wrote a note
      </>
    )
  const sentence = isOwn ? toSentenceWithoutName(entry) : toSentence(entry)
  const by = entry.agent && (entry.agent.fullName || 'An agent')
  const { submissionId } = entry.detail
  if (entry.eventGroup === 'FORM_SUBMISSION' && typeof submissionId === 'string')
    return (
      <Link to={hrefToSubmission(submissionId)} tone="plain" className="[overflow-wrap:anywhere]">
        {sentence}
      </Link>
    )
  return (
    <span className="[overflow-wrap:anywhere]">
      {sentence}
      {by && !sentence.endsWith(by) && <span className="text-muted"> ·&nbsp;{by}</span>}
    </span>
  )
}

const answersShown = 4

function detailsOf({ eventGroup, kind, detail }: ChangelogEntry) {
  if (eventGroup === 'EMAIL' && kind === 'SENT') {
    const { text } = detail as Partial<DetailOf<'EMAIL', 'SENT'>>
    return text && <LetterText text={text} />
  }
  if (eventGroup !== 'FORM_SUBMISSION') return undefined
  const { answers = [] } = detail as Partial<DetailOf<'FORM_SUBMISSION', 'SUBMITTED'>>
  if (answers.length === 0) return undefined
  return (
    <dl className="grid gap-x-4 gap-y-1 rounded-lg bg-sunken p-3 text-table sm:grid-cols-[minmax(96px,auto)_1fr]">
      {answers.slice(0, answersShown).map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two questions may read the same
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
