import type { ActivityEvent } from './activity-event.ts'
import { type Contact, generateContacts } from './contacts.ts'
import { type Correction, generateCorrections } from './corrections.ts'
import { generateDashboardVisits } from './dashboard-visits.ts'
import { generateEmailActivity } from './emails.ts'
import { generateLeadActivity } from './lead-activity.ts'
import { generateLeads, isSellerLead, type Lead } from './leads.ts'
import { generateNotes } from './notes.ts'
import { generateClaims, generatePropertyActivity } from './property-activity.ts'
import type { WorldContext } from './world-context.ts'

export interface World {
  now: Date
  contacts: Contact[]
  leads: Lead[]
  events: ActivityEvent[]
  corrections: Correction[]
}

/**
 * Generates two years of one agency. Events are generated past the end of the day and then cut off at the current time,
 * so that two worlds of the same day differ only by the events in between.
 */
export function generateWorld(context: WorldContext): World {
  const contacts = generateContacts(context)
  const leads = generateLeads(context, contacts)
  const corrections = generateCorrections(context, contacts)
  const events = sortByTime([
    ...generatePropertyActivity(context, contacts),
    ...generateLeadActivity(context, leads),
    ...generateEmailActivity(context, contacts, leads),
    ...generateDashboardVisits(context, contacts),
    ...generateNotes(context, contacts),
    ...corrections.map(({ event }) => event),
  ])
  return cutOff(context.calendar.now, {
    contacts,
    leads,
    corrections,
    events: sortByTime([...events, ...generateClaims(context, events)]),
  })
}

const sortByTime = (events: ActivityEvent[]) =>
  events.sort((one, other) => one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1))

function cutOff(now: Date, { contacts, leads, events, corrections }: Omit<World, 'now'>): World {
  const endOf = ({ archivedAt }: Contact) => (archivedAt && archivedAt < now ? archivedAt : now)
  const closingTimes = new Map(
    leads.filter(isSellerLead).map((lead) => [lead.ownership?.propertyId, getClosingTime(lead)]),
  )
  const isRelevant = ({ kind, at, ownership }: ActivityEvent) =>
    kind !== 'VALUE_CHANGED' || at <= (closingTimes.get(ownership?.propertyId) ?? at)
  return {
    now,
    contacts: contacts.filter(({ createdAt }) => createdAt <= now),
    leads: leads.filter(({ createdAt }) => createdAt <= now),
    corrections: corrections.filter(({ at }) => at <= now),
    // Value changes end with the sale of the property.
    events: events.filter((event) => event.at <= endOf(event.contact) && isRelevant(event)),
  }
}

const getClosingTime = ({ stageChanges }: Lead) => stageChanges.find(({ to }) => to === 'CLOSED')?.at
