import type { AttributeEntity, AttributeType } from '@gable/shared/contacts/attribute.ts'
import { sellingTimelines } from '@gable/shared/forms/selling-timeline.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { insertRows } from './insert-rows.ts'
import type { Rng } from './rng.ts'
import type { World } from './world.ts'
import type { WorldContext } from './world-context.ts'

/** Custom attributes of the demo agency, with values on some contacts and properties. */
export async function seedAttributes(db: Db, account_id: string, context: WorldContext, { contacts }: World) {
  const rng = context.rngFor('attributes')
  await insertRows(
    db,
    'attribute_definitions',
    attributes.map(({ choices = [], ...attribute }, n) => {
      const created_at = context.calendar.at(1, 600 + n)
      const id = rng.uuid(created_at)
      return { account_id, id, ...attribute, choices, created_at, updated_at: created_at }
    }),
  )
  const contactValues = contacts.map(({ id }) => ({ id, custom: generateContactValues(rng) }))
  const propertyValues = contacts.flatMap(({ ownerships }) =>
    ownerships.map(({ propertyId }) => ({ id: propertyId, custom: generatePropertyValues(rng) })),
  )
  await updateCustomValues(db, account_id, 'contacts', contactValues)
  await updateCustomValues(db, account_id, 'properties', propertyValues)
}

export const timelines = [...sellingTimelines]
const roofs = ['Asphalt shingle', 'Metal', 'Slate', 'Wood']

interface SeedAttribute {
  entity: AttributeEntity
  key: string
  label: string
  type: AttributeType
  choices?: string[]
}

const attributes: SeedAttribute[] = [
  { entity: 'CONTACT', key: 'timeline', label: 'Plans to move', type: 'CHOICE', choices: timelines },
  { entity: 'CONTACT', key: 'budget', label: 'Budget', type: 'MONEY' },
  { entity: 'CONTACT', key: 'lender', label: 'Has a lender', type: 'YES_NO' },
  { entity: 'CONTACT', key: 'birthday', label: 'Birthday', type: 'DATE' },
  { entity: 'PROPERTY', key: 'roof', label: 'Roof', type: 'CHOICE', choices: roofs },
  { entity: 'PROPERTY', key: 'renovated', label: 'Renovated', type: 'YES_NO' },
  { entity: 'PROPERTY', key: 'hoa_fee', label: 'HOA fee', type: 'MONEY' },
  { entity: 'PROPERTY', key: 'showing', label: 'Showing notes', type: 'TEXT' },
]

const generateContactValues = (rng: Rng) => ({
  ...(rng.bool(0.3) && { timeline: rng.pick(timelines) }),
  ...(rng.bool(0.2) && { budget: rng.int(4, 18) * 5_000_000 }),
  ...(rng.bool(0.15) && { lender: rng.bool(0.5) }),
  ...(rng.bool(0.12) && { birthday: formatBirthday(rng.int(1948, 1996), rng.int(1, 12)) }),
})

const generatePropertyValues = (rng: Rng) => ({
  ...(rng.bool(0.35) && { roof: rng.pick(roofs) }),
  ...(rng.bool(0.25) && { renovated: rng.bool(0.6) }),
  ...(rng.bool(0.12) && { hoa_fee: rng.int(9, 44) * 1_250 }),
  ...(rng.bool(0.08) && { showing: 'Dog on weekdays, call ahead' }),
})

const formatBirthday = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-1${month % 10}`

async function updateCustomValues(db: Db, accountId: string, table: 'contacts' | 'properties', values: CustomValues[]) {
  const changed = values.filter(({ custom }) => Object.keys(custom).length > 0)
  await sql`
    update ${sql.table(table)} target set custom = changed.custom
    from json_to_recordset(${JSON.stringify(changed)}::json) as changed(id uuid, custom jsonb)
    where target.account_id = ${accountId} and target.id = changed.id`.execute(db)
}

interface CustomValues {
  id: string
  custom: Record<string, unknown>
}
