import type { LeadStage, NoteDocument, NoteInline } from '@gable/shared/activity/entry.ts'
import { type ActivityEvent, createEvent } from './activity-event.ts'
import type { Contact } from './contacts.ts'
import { noteTexts } from './note-texts.ts'
import type { Ownership } from './ownership.ts'
import type { Rng } from './rng.ts'
import { pickOfficeMinute } from './seasonality.ts'
import type { TeamMember, WorldContext } from './world-context.ts'

/** Notes target contacts who are not leads. */
export function generateNotes(context: WorldContext, contacts: Contact[]): ActivityEvent[] {
  const { calendar, seasonality } = context
  const rng = context.rngFor('notes')
  return contacts
    .filter(() => rng.bool(0.3))
    .flatMap((contact) => {
      const first = Math.min(calendar.today, calendar.dayOf(contact.createdAt) + 1)
      const target = { contact, ownership: contact.ownerships[0], agent: contact.owner ?? rng.pick(context.team) }
      return Array.from({ length: rng.int(1, 2) }, () => {
        const at = calendar.at(seasonality.pickDay(rng, first), pickOfficeMinute(rng))
        return createNote(context, rng, at, target, 'GENERAL')
      }).filter(({ at }) => at > contact.createdAt)
    })
}

interface EventTarget {
  contact: Contact
  ownership: Ownership | undefined
  agent: TeamMember | undefined
}

export function createNote(
  context: WorldContext,
  rng: Rng,
  at: Date,
  target: EventTarget,
  situation: LeadStage | 'GENERAL',
) {
  const author = target.agent ?? rng.pick(context.team)
  const colleagues = context.team.filter(({ id }) => id !== author.id)
  const colleague = rng.pick(colleagues.length > 0 ? colleagues : [author])
  const names: Record<string, string> = {
    first: target.contact.firstName || 'The owner',
    street: target.ownership?.property.street ?? 'the street',
    town: target.ownership?.property.town.name ?? 'town',
  }
  const sentence = rng.pick(noteTexts[situation]).replace(/\{(\w+)\}/g, (match, name) => names[name] ?? match)
  const document = createDocument(sentence, colleague)
  const text = sentence.replace('@colleague', `@${colleague.name}`)
  return createEvent(
    rng,
    at,
    { ...target, agent: author },
    { eventGroup: 'NOTES', kind: 'NOTE', detail: { text, document } },
  )
}

function createDocument(sentence: string, { id, name }: TeamMember): NoteDocument {
  const [before = '', after] = sentence.split('@colleague')
  const content: NoteInline[] =
    after === undefined
      ? [{ type: 'text', text: sentence }]
      : [
          ...(before ? [{ type: 'text' as const, text: before }] : []),
          { type: 'mention', attrs: { id, label: name } },
          { type: 'text', text: after },
        ]
  return { type: 'doc', content: [{ type: 'paragraph', content }] }
}
