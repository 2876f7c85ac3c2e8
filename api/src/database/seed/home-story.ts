import type { Contact } from './contacts.ts'
import { hasDashboard } from './dashboard-story.ts'
import type { Setting } from './setting.ts'
import { type Happening, later, tell } from './telling.ts'

/** Homes that were put on record, and values that moved far enough to be worth a line. */
export function homesInStory(setting: Setting, contacts: Contact[]): Happening[] {
  const chance = setting.chanceOf('home stories')
  return contacts.flatMap((contact) =>
    contact.ownerships.flatMap((ownership) => {
      const about = { contact, ownership }
      const address = ownership.home.fullAddress
      const linked = tell(chance, ownership.linkedAt, about, {
        eventGroup: 'PROPERTY',
        kind: 'LINKED',
        detail: { address },
      })
      const changes = hasDashboard(contact) && contact.interest > 0.35 ? changesOf(contact, ownership) : []
      return [
        linked,
        ...changes.map(({ valueDate, provider, fromCents, toCents }) => {
          const at = setting.calendar.at(setting.calendar.dayNamed(valueDate), 6 * 60 + chance.between(0, 40))
          const detail = { valueDate, provider, fromCents, toCents }
          return tell(chance, at, about, { eventGroup: 'PROPERTY', kind: 'VALUE_CHANGED', detail })
        }),
      ]
    }),
  )
}

/** Every step of at least three percent since the one before, as the first provider saw it. */
function changesOf(contact: Contact, { estimates }: Contact['ownerships'][number]) {
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

/** The keen claim their home on the first look at it. */
export function claimsAmong(setting: Setting, happenings: Happening[]): Happening[] {
  const chance = setting.chanceOf('claims')
  const claimed = new Set<string>()
  return happenings.flatMap(({ eventGroup, at, contact, ownership }) => {
    if (eventGroup !== 'DASHBOARD' || contact.interest < 0.5 || !ownership || claimed.has(contact.id)) return []
    claimed.add(contact.id)
    const detail = { address: ownership.home.fullAddress }
    return [tell(chance, later(at, 1.5), { contact, ownership }, { eventGroup: 'PROPERTY', kind: 'CLAIMED', detail })]
  })
}
