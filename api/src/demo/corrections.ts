import type { OwnerCorrection } from '@gable/shared/contact-dashboard/correction.ts'
import { describeCorrection } from '@gable/shared/contact-dashboard/describe-correction.ts'
import { type ActivityEvent, createEvent } from './activity-event.ts'
import type { Contact } from './contacts.ts'
import { hasDashboard } from './dashboard-visits.ts'
import type { SeedRow } from './insert-rows.ts'
import type { Ownership } from './ownership.ts'
import type { World } from './world.ts'
import type { WorldContext } from './world-context.ts'

type Content = Pick<OwnerCorrection, 'field' | 'value' | 'recorded' | 'text' | 'year' | 'cost' | 'state'>

export interface Correction extends Content {
  id: string
  at: Date
  decidedAt: Date | undefined
  decidedBy: string | undefined
  contact: Contact
  ownership: Ownership
  event: ActivityEvent
}

/**
 * What the most engaged owners among the contacts of the first agent say about their homes: two corrections wait, one was
 * accepted, one declined.
 */
export function generateCorrections({ calendar, rngFor, team }: WorldContext, contacts: Contact[]): Correction[] {
  const rng = rngFor('corrections')
  const isFirst = ({ owner }: Contact) => owner === team[0]
  const owners = contacts
    .filter((contact) => hasDashboard(contact) && !contact.archivedAt)
    .filter(({ createdAt }) => calendar.dayOf(createdAt) < calendar.today - oldestDays)
    .sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)) || other.interest - one.interest)
  return templates.flatMap(({ daysAgo, create }, index) => {
    const contact = owners[index]
    const ownership = contact?.ownerships[0]
    if (!contact || !ownership) return []
    const at = calendar.at(calendar.today - daysAgo, 1090 + 7 * index)
    const content = { ...noContent, ...create(ownership) }
    const { label, value } = describeCorrection(content)
    const isDecided = content.state !== 'PENDING'
    return {
      ...content,
      id: rng.uuid(at),
      at,
      contact,
      ownership,
      decidedAt: isDecided ? calendar.at(calendar.today - daysAgo + 1, 555) : undefined,
      decidedBy: isDecided ? (contact.owner ?? team[0])?.id : undefined,
      event: createEvent(
        rng,
        at,
        { contact, ownership },
        { eventGroup: 'DASHBOARD', kind: 'CORRECTED', detail: { label, value } },
      ),
    }
  })
}

export const toCorrectionRows = (account_id: string, { corrections }: World): SeedRow<'owner_corrections'>[] =>
  corrections.map(({ id, at, contact, ownership, decidedAt, decidedBy, event: _, ...content }) => ({
    ...content,
    account_id,
    id,
    contact_id: contact.id,
    property_id: ownership.propertyId,
    created_at: at,
    decided_at: decidedAt ?? null,
    decided_by: decidedBy ?? null,
  }))

const noContent = { value: null, recorded: null, text: '', year: null, cost: null }

interface Template {
  daysAgo: number
  create: (ownership: Ownership) => Partial<Content> & Pick<Content, 'field' | 'state'>
}

const templates: readonly Template[] = [
  {
    daysAgo: 1,
    create: ({ property: { bedrooms } }) => ({
      field: 'bedrooms',
      value: bedrooms + 1,
      recorded: bedrooms,
      state: 'PENDING',
    }),
  },
  {
    daysAgo: 2,
    create: () => ({
      field: 'improvement',
      text: 'New kitchen with quartz counters',
      year: 2024,
      cost: 38_000,
      state: 'PENDING',
    }),
  },
  {
    daysAgo: 26,
    create: ({ property: { aboveGradeSqft } }) => ({
      field: 'aboveGradeSqft',
      value: aboveGradeSqft + 180,
      recorded: aboveGradeSqft,
      state: 'ACCEPTED',
    }),
  },
  {
    daysAgo: 40,
    create: ({ property: { parkingSpaces } }) => ({
      field: 'parkingSpaces',
      value: parkingSpaces + 2,
      recorded: parkingSpaces,
      state: 'DECLINED',
    }),
  },
]

const oldestDays = 45
