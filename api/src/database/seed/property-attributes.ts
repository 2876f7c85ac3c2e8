import type { AttributeType } from '@gable/shared/contacts/attribute.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { plantRows } from './plant-rows.ts'
import type { Setting } from './setting.ts'

/** What the agency of the demo writes down of homes itself; most of it of few. */
export async function plantPropertyAttributes(db: Db, account_id: string, { chanceOf, calendar }: Setting) {
  const chance = chanceOf('property attributes')
  const created_at = calendar.at(1)
  const rows = attributes.map(({ key, label, type, choices }) => {
    const id = chance.id(created_at)
    return {
      account_id,
      id,
      entity: 'PROPERTY' as const,
      key,
      label,
      type,
      choices,
      created_at,
      updated_at: created_at,
    }
  })
  await plantRows(db, 'attribute_definitions', rows)
  await sql`
    update properties set custom = case get_byte(decode(md5(id::text), 'hex'), 0) % 4
      when 0 then '{"roof": "Asphalt shingle", "renovated": true}'::jsonb
      when 1 then '{"roof": "Metal", "showing": "Dog on weekdays, call ahead"}'::jsonb
      else '{"hoa_fee": 28500}'::jsonb end
    where account_id = ${account_id} and get_byte(decode(md5(id::text), 'hex'), 1) % 3 = 0`.execute(db)
}

const attributes: { key: string; label: string; type: AttributeType; choices: string[] }[] = [
  { key: 'roof', label: 'Roof', type: 'CHOICE', choices: ['Asphalt shingle', 'Metal', 'Slate', 'Wood'] },
  { key: 'renovated', label: 'Renovated', type: 'YES_NO', choices: [] },
  { key: 'hoa_fee', label: 'HOA fee', type: 'MONEY', choices: [] },
  { key: 'showing', label: 'Showing notes', type: 'TEXT', choices: [] },
  { key: 'walked_on', label: 'Walked through', type: 'DATE', choices: [] },
]
