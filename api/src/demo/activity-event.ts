import type { ActivityEntry } from '@gable/shared/activity/entry.ts'
import type { Contact } from './contacts.ts'
import type { Ownership } from './ownership.ts'
import type { Rng } from './rng.ts'
import type { TeamMember } from './world-context.ts'

/** An activity entry before it becomes a row. Its time may lie later on the day of the seed. */
export type ActivityEvent = ActivityEntry & {
  id: string
  at: Date
  contact: Contact
  ownership: Ownership | undefined
  agent: TeamMember | undefined
}

type EventTarget = { contact: Contact; ownership?: Ownership | undefined; agent?: TeamMember | undefined }

export const createEvent = (rng: Rng, at: Date, target: EventTarget, entry: ActivityEntry): ActivityEvent => ({
  ...entry,
  id: rng.uuid(at),
  at,
  contact: target.contact,
  ownership: target.ownership,
  agent: target.agent,
})

export const addMinutes = (at: Date, minutes: number): Date => new Date(Math.round(at.getTime() + minutes * 60_000))
