import type { SummaryContent } from '@gable/shared/summaries/summary-content.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { truncate } from '@gable/shared/text/truncate.ts'
import { type ActivityHistory, citeEntries } from './activity-history.ts'

type Sentence = SummaryContent['sentences'][number]

/** From the first contact to the current status. */
export const listSentences = (history: ActivityHistory): Sentence[] => [
  ...describeFirstContact(history),
  ...describeStage(history),
  ...describeEmails(history),
  ...describeVisits(history),
  ...describeHomeValue(history),
  ...describeOffer(history),
  ...describeWorkflow(history),
  ...describeNote(history),
]

function describeFirstContact({ entries, list, name, dateOf, describeWithDate }: ActivityHistory): Sentence[] {
  const inquiries = list('FORM_SUBMISSION', 'SUBMITTED')
  const [latest, first] = [inquiries.at(0), inquiries.at(-1)]
  if (latest && first) {
    const more = inquiries.length - 1
    const since = more === 0 ? '' : `, and ${more === 1 ? 'one' : more} more since, most recently on ${dateOf(latest)}`
    const asset = truncate(first.detail.subjectName, 80)
    return [
      {
        text: `${name} sent an inquiry on ${dateOf(first)} through “${asset}”${since}.`,
        entries: citeEntries([first, ...inquiries]),
      },
    ]
  }
  const oldest = entries.at(-1)
  return oldest ? [{ text: `${describeWithDate(oldest)}.`, entries: [oldest.id] }] : []
}

function describeStage({ list, describeWithDate }: ActivityHistory): Sentence[] {
  const [latest] = list('LEAD', 'STAGE_CHANGED')
  return latest ? [{ text: `${describeWithDate(latest)}.`, entries: [latest.id] }] : []
}

/** Counts emails, not events: an email that is opened twice counts once. */
function describeEmails({ list, dateOf }: ActivityHistory): Sentence[] {
  const sent = list('EMAIL', 'SENT')
  const [newest, oldest] = [sent.at(0), sent.at(-1)]
  if (!newest || !oldest) return []
  const sentIds = new Set(sent.map(({ detail }) => detail.emailId))
  const ofSentEmails = <E extends { detail: { emailId: string } }>(events: E[]) => {
    const matching = events.filter(({ detail }) => sentIds.has(detail.emailId))
    return { events: matching, count: new Set(matching.map(({ detail }) => detail.emailId)).size }
  }
  const clicked = ofSentEmails(list('EMAIL', 'CLICKED'))
  const opened = ofSentEmails(list('EMAIL', 'OPENED', 'CLICKED'))
  const entries = citeEntries([newest, ...clicked.events.slice(0, 2), ...opened.events.slice(0, 2), oldest])
  if (sent.length === 1) {
    const result = clicked.count ? 'was opened and clicked' : opened.count ? 'was opened' : 'has not been opened yet'
    return [{ text: `The email “${truncate(newest.detail.subject, 80)}” from ${dateOf(newest)} ${result}.`, entries }]
  }
  const clicks = clicked.count ? ` and ${clicked.count} clicked` : ''
  const opens = opened.count ? `${pluralize(opened.count, 'was', 'were')} opened${clicks}` : 'none has been opened yet'
  return [{ text: `Of ${sent.length} emails sent since ${dateOf(oldest)}, ${opens}.`, entries }]
}

function describeVisits({ list, dateOf }: ActivityHistory): Sentence[] {
  const visits = list('DASHBOARD', 'VIEWED')
  const [latest] = visits
  if (!latest) return []
  const [click] = list('DASHBOARD', 'CLICKED')
  const times =
    visits.length === 1
      ? `once, on ${dateOf(latest)}`
      : `${visits.length === 2 ? 'twice' : pluralize(visits.length, 'time')}, most recently on ${dateOf(latest)}`
  const action = click ? `, and clicked “${truncate(click.detail.text, 60)}” on ${dateOf(click)}` : ''
  return [
    {
      text: `They visited their dashboard ${times}${action}.`,
      entries: citeEntries([...(click ? [click] : []), ...visits]),
    },
  ]
}

function describeHomeValue({ list, describeWithDate }: ActivityHistory): Sentence[] {
  const [latest] = list('PROPERTY', 'VALUE_CHANGED')
  return latest ? [{ text: `${describeWithDate(latest)}.`, entries: [latest.id] }] : []
}

function describeOffer({ list, describeWithDate }: ActivityHistory): Sentence[] {
  const [latest] = list('OFFER', 'CREATED', 'EXPIRED', 'NOTIFIED')
  return latest ? [{ text: `${describeWithDate(latest)}.`, entries: [latest.id] }] : []
}

function describeWorkflow({ list, describeWithDate }: ActivityHistory): Sentence[] {
  const [latest] = list('WORKFLOW', 'ENROLLED', 'COMPLETED', 'LEFT')
  return latest ? [{ text: `${describeWithDate(latest)}.`, entries: [latest.id] }] : []
}

function describeNote({ list, dateOf }: ActivityHistory): Sentence[] {
  const [latest] = list('NOTES', 'NOTE')
  if (!latest) return []
  const author = latest.agentName || 'A colleague'
  const text = `${author} wrote a note on ${dateOf(latest)}: “${truncate(latest.detail.text, 160)}”`
  return [{ text, entries: [latest.id] }]
}
