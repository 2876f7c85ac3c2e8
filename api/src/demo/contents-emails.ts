import type { Contact } from './contacts.ts'
import type { Ownership } from './ownership.ts'
import type { World } from './world.ts'
import type { TeamMember } from './world-context.ts'

/** One email of the activity, with what its contact did with it. */
export interface SentEmail {
  id: string
  contact: Contact
  ownership: Ownership | undefined
  agent: TeamMember | undefined
  subject: string
  sentAt: Date
  openedAt: Date | null
  clickedAt: Date | null
  unsubscribedAt: Date | null
  /** The contact was sent none after it. */
  isLast: boolean
}

/** The emails that contacts were sent, oldest first. */
export function listSentEmails({ events }: World): SentEmail[] {
  const emails = new Map<string, SentEmail>()
  const newest = new Map<Contact, SentEmail>()
  for (const event of events) {
    if (event.eventGroup !== 'EMAIL') continue
    const { contact, ownership, agent, at } = event
    const { emailId: id, subject } = event.detail
    const email = emails.get(id)
    if (event.kind === 'SENT') {
      const sent = { ...unopened, id, contact, ownership, agent, subject, sentAt: at }
      const before = newest.get(contact)
      if (before) before.isLast = false
      newest.set(contact, sent)
      emails.set(id, sent)
    } else if (email) email[times[event.kind]] = at
  }
  return [...emails.values()]
}

const unopened = { openedAt: null, clickedAt: null, unsubscribedAt: null, isLast: true }
const times = { OPENED: 'openedAt', CLICKED: 'clickedAt', UNSUBSCRIBED: 'unsubscribedAt' } as const
