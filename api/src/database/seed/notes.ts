import type { LeadStage, NoteDocument, NoteInline } from '@gable/shared/activity/entry.ts'
import type { Chance } from './chance.ts'
import type { Contact } from './contacts.ts'
import { noteTexts } from './note-texts.ts'
import type { Ownership } from './ownership.ts'
import { workingMinute } from './rhythm.ts'
import type { Setting, TeamMember } from './setting.ts'
import { type Happening, tell } from './telling.ts'

/** What agents write down about people who are no lead, or not yet. */
export function passingNotes(setting: Setting, contacts: Contact[]): Happening[] {
  const { calendar, rhythm } = setting
  const chance = setting.chanceOf('notes')
  return contacts
    .filter(() => chance.happens(0.3))
    .flatMap((contact) => {
      const first = Math.min(calendar.today, calendar.dayOf(contact.createdAt) + 1)
      const about = { contact, ownership: contact.ownerships[0], agent: contact.owner ?? chance.pick(setting.team) }
      return Array.from({ length: chance.whole(1, 2) }, () => {
        const at = calendar.at(rhythm.busyDay(chance, first), workingMinute(chance))
        return noteOn(setting, chance, at, about, 'PASSING')
      }).filter(({ at }) => at > contact.createdAt)
    })
}

interface About {
  contact: Contact
  ownership: Ownership | undefined
  agent: TeamMember | undefined
}

export function noteOn(setting: Setting, chance: Chance, at: Date, about: About, occasion: LeadStage | 'PASSING') {
  const author = about.agent ?? chance.pick(setting.team)
  const others = setting.team.filter(({ id }) => id !== author.id)
  const colleague = chance.pick(others.length > 0 ? others : [author])
  const names: Record<string, string> = {
    first: about.contact.firstName || 'The owner',
    street: about.ownership?.home.street ?? 'the street',
    town: about.ownership?.home.town.name ?? 'town',
  }
  const sentence = chance.pick(noteTexts[occasion]).replace(/\{(\w+)\}/g, (whole, name) => names[name] ?? whole)
  const document = documentOf(sentence, colleague)
  const text = sentence.replace('@colleague', `@${colleague.name}`)
  return tell(
    chance,
    at,
    { ...about, agent: author },
    { eventGroup: 'NOTES', kind: 'NOTE', detail: { text, document } },
  )
}

function documentOf(sentence: string, { id, name }: TeamMember): NoteDocument {
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
