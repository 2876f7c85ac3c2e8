import { type ActivityEvent, addMinutes, createEvent } from './activity-event.ts'
import type { Contact } from './contacts.ts'
import { createDashboardVisit, hasDashboard } from './dashboard-visits.ts'
import type { Lead } from './leads.ts'
import type { Rng } from './rng.ts'
import { pickVisitorMinute } from './seasonality.ts'
import type { WorldContext } from './world-context.ts'

/** Replies to submissions, and a newsletter on the second Tuesday of some months, until the contact unsubscribes. */
export function generateEmailActivity(context: WorldContext, contacts: Contact[], leads: Lead[]): ActivityEvent[] {
  const rng = context.rngFor('letters')
  const newsletterDays = listSecondTuesdays(context)
  const submissions = leads.filter(({ submission }) => submission)
  return contacts.flatMap((contact) => {
    if (!contact.email || contact.isNonMarketing) return []
    const replies = submissions
      .filter((lead) => lead.contact === contact)
      .map((lead) => ({ at: addMinutes(lead.createdAt, 2), subject: toReplySubject(lead), openBonus: 0.5 }))
    const newsletters = newsletterDays
      .filter(() => rng.bool(0.3))
      .map((day) => ({
        at: addMinutes(context.calendar.at(day, 9 * 60 + 30), rng.float(0, 12)),
        subject: toNewsletterSubject(context, day, contact),
        openBonus: 0,
      }))
    const events: ActivityEvent[] = []
    for (const email of [...replies, ...newsletters].sort((one, other) => one.at.getTime() - other.at.getTime())) {
      const hasUnsubscribed = events.some(({ kind, at }) => kind === 'UNSUBSCRIBED' && at < email.at)
      if (email.at > contact.createdAt && !hasUnsubscribed)
        events.push(...createEmailEvents(context, rng, contact, email))
    }
    return events
  })
}

interface DemoEmail {
  at: Date
  subject: string
  /** Added to the probability that the email is opened. */
  openBonus: number
}

export function listSecondTuesdays({ calendar }: WorldContext) {
  return Array.from({ length: calendar.today }, (_, day) => day).filter((day) => {
    const dayOfMonth = Number(calendar.dateOf(day).slice(8))
    return calendar.weekday(day) === 2 && dayOfMonth > 7 && dayOfMonth < 15
  })
}

/** One email: sent, and perhaps opened, clicked or answered with an unsubscribe. */
function createEmailEvents(context: WorldContext, rng: Rng, contact: Contact, { at, subject, openBonus }: DemoEmail) {
  const target = { contact, ownership: contact.ownerships[0] }
  const email = { emailId: rng.uuid(at), subject }
  const events = [
    createEvent(rng, at, { ...target, agent: contact.owner }, { eventGroup: 'EMAIL', kind: 'SENT', detail: email }),
  ]
  if (!rng.bool(0.22 + 0.45 * contact.interest + openBonus)) return events

  const openedAt = addMinutes(at, rng.bool(0.4) ? rng.float(1, 90) : 24 * 60 + pickVisitorMinute(rng) - 570)
  events.push(createEvent(rng, openedAt, target, { eventGroup: 'EMAIL', kind: 'OPENED', detail: email }))
  if (rng.bool(0.018))
    events.push(
      createEvent(rng, addMinutes(openedAt, 1), target, { eventGroup: 'EMAIL', kind: 'UNSUBSCRIBED', detail: email }),
    )
  else if (hasDashboard(contact) && rng.bool(0.05 + 0.4 * contact.interest)) {
    const detail = { ...email, label: 'See my home' }
    events.push(createEvent(rng, addMinutes(openedAt, 0.7), target, { eventGroup: 'EMAIL', kind: 'CLICKED', detail }))
    events.push(...createDashboardVisit(context, rng, addMinutes(openedAt, 0.75), target))
  }
  return events
}

function toReplySubject({ leadType, ownership }: Lead) {
  const address = ownership ? `${ownership.property.doorNumber} ${ownership.property.street}` : undefined
  if (leadType === 'HV' && address) return `What ${address} is worth`
  if (leadType === 'SELLER' && address) return `Selling ${address}: your next steps`
  if (leadType === 'MORTGAGE') return 'Your estimated monthly payment'
  if (leadType === 'BUYER') return 'Homes in your price range'
  return 'Thank you for getting in touch'
}

function toNewsletterSubject({ calendar }: WorldContext, day: number, { ownerships }: Contact) {
  const month = calendar.dateOf(day).slice(5, 7)
  const [ownership] = ownerships
  if (!ownership) return `New on the market in ${months[Number(month) - 1]}`
  const { town, street } = ownership.property
  const seasonal: Record<string, string> = {
    '01': `What ${town.name} can expect this year`,
    '03': 'Eight weeks to a spring listing',
    '06': `Who is buying around ${street}`,
    '09': 'A fall checklist for your home',
    '12': `The year in ${town.name}, in five numbers`,
  }
  return seasonal[month] ?? `${town.name} market notes, ${months[Number(month) - 1]}`
}

const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month, 1)),
)
