import { type ActivityEvent, addMinutes, createEvent } from './activity-event.ts'
import type { Contact } from './contacts.ts'
import { hasDashboard } from './dashboard-visits.ts'
import type { WorldContext } from './world-context.ts'

/** Linked properties, and value changes large enough to mention. */
export function generatePropertyActivity(context: WorldContext, contacts: Contact[]): ActivityEvent[] {
  const rng = context.rngFor('home stories')
  return contacts.flatMap((contact) =>
    contact.ownerships.flatMap((ownership) => {
      const target = { contact, ownership }
      const address = ownership.property.fullAddress
      const linked = createEvent(rng, ownership.linkedAt, target, {
        eventGroup: 'PROPERTY',
        kind: 'LINKED',
        detail: { address },
      })
      const changes = hasDashboard(contact) && contact.interest > 0.35 ? listValueChanges(contact, ownership) : []
      return [
        linked,
        ...changes.map(({ valueDate, provider, fromCents, toCents }) => {
          const at = context.calendar.at(context.calendar.parseDay(valueDate), 6 * 60 + rng.float(0, 40))
          const detail = { valueDate, provider, fromCents, toCents }
          return createEvent(rng, at, target, { eventGroup: 'PROPERTY', kind: 'VALUE_CHANGED', detail })
        }),
      ]
    }),
  )
}

/** Changes of at least three percent since the last one, by the estimates of the first provider. */
function listValueChanges(contact: Contact, { estimates }: Contact['ownerships'][number]) {
  const changes: { provider: string; valueDate: string; fromCents: number; toCents: number }[] = []
  let from = estimates[0]
  for (const to of estimates) {
    if (!from || to.provider !== from.provider) break
    if (Math.abs(to.medianCents / from.medianCents - 1) < 0.03) continue
    if (to.valueDate > contact.createdAt) {
      const valueDate = to.valueDate.toISOString().slice(0, 10)
      changes.push({ provider: to.provider, valueDate, fromCents: from.medianCents, toCents: to.medianCents })
    }
    from = to
  }
  return changes
}

/** Engaged owners claim their property on the first dashboard visit. */
export function generateClaims(context: WorldContext, events: ActivityEvent[]): ActivityEvent[] {
  const rng = context.rngFor('claims')
  const claimed = new Set<string>()
  return events.flatMap(({ eventGroup, at, contact, ownership }) => {
    if (eventGroup !== 'DASHBOARD' || contact.interest < 0.5 || !ownership || claimed.has(contact.id)) return []
    claimed.add(contact.id)
    const detail = { address: ownership.property.fullAddress }
    return [
      createEvent(
        rng,
        addMinutes(at, 1.5),
        { contact, ownership },
        { eventGroup: 'PROPERTY', kind: 'CLAIMED', detail },
      ),
    ]
  })
}
