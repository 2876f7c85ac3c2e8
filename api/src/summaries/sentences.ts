import { clipped } from '@gable/shared/text/clipped.ts'
import type { SummaryContent } from './content.ts'
import { count, type History, restingOn } from './history.ts'

type Sentence = SummaryContent['sentences'][number]

/** What happened, from how it began to where it stands. */
export const sentencesFrom = (history: History): Sentence[] => [
  ...beginning(history),
  ...stage(history),
  ...emails(history),
  ...visits(history),
  ...home(history),
  ...offer(history),
  ...workflow(history),
  ...note(history),
]

function beginning({ entries, of, name, on, dated }: History): Sentence[] {
  const written = of('FORM_SUBMISSION', 'SUBMITTED')
  const first = written.at(-1)
  if (first) {
    const through = `through “${clipped(first.detail.subjectName, 80)}”`
    const again =
      written.length > 1
        ? `, and again ${written.length === 2 ? 'once' : count(written.length - 1, 'time')}, last on ${on(written[0] ?? first)}`
        : ''
    return [{ text: `${name} wrote on ${on(first)} ${through}${again}.`, entries: restingOn([first, ...written]) }]
  }
  const oldest = entries.at(-1)
  return oldest ? [{ text: `${dated(oldest)}.`, entries: [oldest.id] }] : []
}

function stage({ of, dated }: History): Sentence[] {
  const [moved] = of('LEAD', 'STAGE_CHANGED')
  return moved ? [{ text: `${dated(moved)}.`, entries: [moved.id] }] : []
}

function emails({ of, on }: History): Sentence[] {
  const sent = of('EMAIL', 'SENT')
  const [newest, oldest] = [sent.at(0), sent.at(-1)]
  if (!newest || !oldest) return []
  const ids = new Set(sent.map(({ detail }) => detail.emailId))
  const among = <E extends { detail: { emailId: string } }>(read: E[]) => {
    const known = read.filter(({ detail }) => ids.has(detail.emailId))
    return { known, emails: new Set(known.map(({ detail }) => detail.emailId)).size }
  }
  const clicked = among(of('EMAIL', 'CLICKED'))
  const opened = among(of('EMAIL', 'OPENED', 'CLICKED'))
  const entries = restingOn([newest, ...clicked.known.slice(0, 2), ...opened.known.slice(0, 2), oldest])
  if (sent.length === 1) {
    const fate = clicked.emails
      ? 'was opened and led to a click'
      : opened.emails
        ? 'was opened'
        : 'has not been opened so far'
    return [{ text: `The email “${clipped(newest.detail.subject, 80)}” of ${on(newest)} ${fate}.`, entries }]
  }
  const clicks = clicked.emails ? ` and ${clicked.emails} led to a click` : ''
  const fate = opened.emails
    ? `${opened.emails} ${opened.emails === 1 ? 'was' : 'were'} opened${clicks}`
    : 'none was opened'
  return [{ text: `Of ${sent.length} emails since ${on(oldest)}, ${fate}.`, entries }]
}

function visits({ of, on }: History): Sentence[] {
  const seen = of('DASHBOARD', 'VIEWED')
  const [last] = seen
  if (!last) return []
  const [pressed] = of('DASHBOARD', 'CLICKED')
  const times =
    seen.length === 1
      ? `once, on ${on(last)}`
      : `${seen.length === 2 ? 'twice' : count(seen.length, 'time')}, last on ${on(last)}`
  const action = pressed ? `, and pressed “${clipped(pressed.detail.text, 60)}” on ${on(pressed)}` : ''
  return [
    {
      text: `They visited their dashboard ${times}${action}.`,
      entries: restingOn([...(pressed ? [pressed] : []), ...seen]),
    },
  ]
}

function home({ of, dated }: History): Sentence[] {
  const [change] = of('PROPERTY', 'VALUE_CHANGED')
  return change ? [{ text: `${dated(change)}.`, entries: [change.id] }] : []
}

function offer({ of, dated }: History): Sentence[] {
  const [last] = of('OFFER', 'CREATED', 'EXPIRED', 'NOTIFIED')
  return last ? [{ text: `${dated(last)}.`, entries: [last.id] }] : []
}

function workflow({ of, dated }: History): Sentence[] {
  const [last] = of('WORKFLOW', 'ENROLLED', 'COMPLETED', 'LEFT')
  return last ? [{ text: `${dated(last)}.`, entries: [last.id] }] : []
}

function note({ of, on }: History): Sentence[] {
  const [last] = of('NOTES', 'NOTE')
  if (!last) return []
  const by = last.agentName || 'A colleague'
  return [{ text: `${by} noted on ${on(last)}: “${clipped(last.detail.text, 160)}”`, entries: [last.id] }]
}
