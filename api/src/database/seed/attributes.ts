import type { AttributeEntity, AttributeType } from '@gable/shared/contacts/attribute.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { Chance } from './chance.ts'
import { plantRows } from './plant-rows.ts'
import type { Setting } from './setting.ts'
import type { World } from './world.ts'

/** What the agency of the demo writes down itself, of some people and some homes. */
export async function plantAttributes(db: Db, account_id: string, setting: Setting, { contacts }: World) {
  const chance = setting.chanceOf('attributes')
  await plantRows(
    db,
    'attribute_definitions',
    attributes.map(({ choices = [], ...attribute }, n) => {
      const created_at = setting.calendar.at(1, 600 + n)
      const id = chance.id(created_at)
      return { account_id, id, ...attribute, choices, created_at, updated_at: created_at }
    }),
  )
  const people = contacts.map(({ id }) => ({ id, custom: ofPerson(chance) }))
  const homes = contacts.flatMap(({ ownerships }) =>
    ownerships.map(({ propertyId }) => ({ id: propertyId, custom: ofHome(chance) })),
  )
  await writeValues(db, account_id, 'contacts', people)
  await writeValues(db, account_id, 'properties', homes)
}

export const timelines = ['Now', 'This season', 'This year', 'Just looking']
const roofs = ['Asphalt shingle', 'Metal', 'Slate', 'Wood']

interface PlantedAttribute {
  entity: AttributeEntity
  key: string
  label: string
  type: AttributeType
  choices?: string[]
}

const attributes: PlantedAttribute[] = [
  { entity: 'CONTACT', key: 'timeline', label: 'Plans to move', type: 'CHOICE', choices: timelines },
  { entity: 'CONTACT', key: 'budget', label: 'Budget', type: 'MONEY' },
  { entity: 'CONTACT', key: 'lender', label: 'Has a lender', type: 'YES_NO' },
  { entity: 'CONTACT', key: 'birthday', label: 'Birthday', type: 'DATE' },
  { entity: 'PROPERTY', key: 'roof', label: 'Roof', type: 'CHOICE', choices: roofs },
  { entity: 'PROPERTY', key: 'renovated', label: 'Renovated', type: 'YES_NO' },
  { entity: 'PROPERTY', key: 'hoa_fee', label: 'HOA fee', type: 'MONEY' },
  { entity: 'PROPERTY', key: 'showing', label: 'Showing notes', type: 'TEXT' },
]

const ofPerson = (chance: Chance) => ({
  ...(chance.happens(0.3) && { timeline: chance.pick(timelines) }),
  ...(chance.happens(0.2) && { budget: chance.whole(4, 18) * 5_000_000 }),
  ...(chance.happens(0.15) && { lender: chance.happens(0.5) }),
  ...(chance.happens(0.12) && { birthday: birthdayFrom(chance.whole(1948, 1996), chance.whole(1, 12)) }),
})

const ofHome = (chance: Chance) => ({
  ...(chance.happens(0.35) && { roof: chance.pick(roofs) }),
  ...(chance.happens(0.25) && { renovated: chance.happens(0.6) }),
  ...(chance.happens(0.12) && { hoa_fee: chance.whole(9, 44) * 1_250 }),
  ...(chance.happens(0.08) && { showing: 'Dog on weekdays, call ahead' }),
})

const birthdayFrom = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-1${month % 10}`

async function writeValues(db: Db, accountId: string, table: 'contacts' | 'properties', values: Valued[]) {
  const given = values.filter(({ custom }) => Object.keys(custom).length > 0)
  await sql`
    update ${sql.table(table)} described set custom = given.custom
    from json_to_recordset(${JSON.stringify(given)}::json) as given(id uuid, custom jsonb)
    where described.account_id = ${accountId} and described.id = given.id`.execute(db)
}

interface Valued {
  id: string
  custom: Record<string, unknown>
}
