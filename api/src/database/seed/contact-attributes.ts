import type { AttributeType } from '@gable/shared/contacts/attribute.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { plantRows } from './plant-rows.ts'
import type { Setting } from './setting.ts'
import type { World } from './world.ts'

/** What the agency of the demo writes down of people itself, of some of them. */
export async function plantContactAttributes(db: Db, account_id: string, setting: Setting, { contacts }: World) {
  const { chanceOf, calendar } = setting
  const chance = chanceOf('contact attributes')
  const created_at = calendar.at(1)
  await plantRows(
    db,
    'attribute_definitions',
    attributes.map(({ key, label, type, choices = [] }) => {
      const id = chance.id(created_at)
      return {
        account_id,
        id,
        entity: 'CONTACT' as const,
        key,
        label,
        type,
        choices,
        created_at,
        updated_at: created_at,
      }
    }),
  )
  const values = contacts.flatMap(({ id }) => {
    const custom = {
      ...(chance.happens(0.3) && { timeline: chance.pick(timelines) }),
      ...(chance.happens(0.2) && { budget: chance.whole(4, 18) * 5_000_000 }),
      ...(chance.happens(0.15) && { lender: chance.happens(0.5) }),
      ...(chance.happens(0.12) && { birthday: birthdayFrom(chance.whole(1948, 1996), chance.whole(1, 12)) }),
    }
    return Object.keys(custom).length > 0 ? [{ id, custom }] : []
  })
  await sql`
    update contacts set custom = given.custom
    from json_to_recordset(${JSON.stringify(values)}::json) as given(id uuid, custom jsonb)
    where contacts.account_id = ${account_id} and contacts.id = given.id`.execute(db)
}

export const timelines = ['Now', 'This season', 'This year', 'Just looking']

const attributes: { key: string; label: string; type: AttributeType; choices?: string[] }[] = [
  { key: 'timeline', label: 'Plans to move', type: 'CHOICE', choices: timelines },
  { key: 'budget', label: 'Budget', type: 'MONEY' },
  { key: 'lender', label: 'Has a lender', type: 'YES_NO' },
  { key: 'birthday', label: 'Birthday', type: 'DATE' },
]

const birthdayFrom = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-1${month % 10}`
