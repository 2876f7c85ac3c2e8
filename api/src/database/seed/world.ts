import { type Contact, contactsOf } from './contacts.ts'
import { dashboardVisits } from './dashboard-story.ts'
import { claimsAmong, homesInStory } from './home-story.ts'
import { storyOf } from './lead-story.ts'
import { type Lead, leadsOf, sellsHome } from './leads.ts'
import { lettersTo } from './letters.ts'
import { passingNotes } from './notes.ts'
import type { Setting } from './setting.ts'
import type { Happening } from './telling.ts'

export interface World {
  now: Date
  contacts: Contact[]
  leads: Lead[]
  happenings: Happening[]
}

/**
 * Two years of one agency. The story is told to the end of the day and past it, and then cut at this very moment:
 * so two worlds of one day differ only by what happened in between.
 */
export function worldOf(setting: Setting): World {
  const contacts = contactsOf(setting)
  const leads = leadsOf(setting, contacts)
  const told = inOrder([
    ...homesInStory(setting, contacts),
    ...storyOf(setting, leads),
    ...lettersTo(setting, contacts, leads),
    ...dashboardVisits(setting, contacts),
    ...passingNotes(setting, contacts),
  ])
  return until(setting.calendar.now, { contacts, leads, happenings: inOrder([...told, ...claimsAmong(setting, told)]) })
}

const inOrder = (happenings: Happening[]) =>
  happenings.sort((one, other) => one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1))

function until(now: Date, { contacts, leads, happenings }: Omit<World, 'now'>): World {
  const over = ({ archivedAt }: Contact) => (archivedAt && archivedAt < now ? archivedAt : now)
  const sold = new Map(leads.filter(sellsHome).map((lead) => [lead.ownership?.propertyId, closedOf(lead)]))
  const concerns = ({ kind, at, ownership }: Happening) =>
    kind !== 'VALUE_CHANGED' || at <= (sold.get(ownership?.propertyId) ?? at)
  return {
    now,
    contacts: contacts.filter(({ createdAt }) => createdAt <= now),
    leads: leads.filter(({ createdAt }) => createdAt <= now),
    // Nobody follows the value of a home that is sold.
    happenings: happenings.filter((happening) => happening.at <= over(happening.contact) && concerns(happening)),
  }
}

const closedOf = ({ moves }: Lead) => moves.find(({ to }) => to === 'CLOSED')?.at
