import type { TimelineDetail } from '@gable/shared/activity/entry.ts'
import type { Chance } from './chance.ts'
import type { Contact } from './contacts.ts'
import type { Ownership } from './ownership.ts'
import type { TeamMember } from './setting.ts'

/** One thing that happened, before it is a row. It may lie past now: the day of planting is told to its end. */
export type Happening = TimelineDetail & {
  id: string
  at: Date
  contact: Contact
  ownership: Ownership | undefined
  agent: TeamMember | undefined
}

type About = { contact: Contact; ownership?: Ownership | undefined; agent?: TeamMember | undefined }

export const tell = (chance: Chance, at: Date, about: About, what: TimelineDetail): Happening => ({
  ...what,
  id: chance.id(at),
  at,
  contact: about.contact,
  ownership: about.ownership,
  agent: about.agent,
})

export const later = (at: Date, minutes: number): Date => new Date(Math.round(at.getTime() + minutes * 60_000))
