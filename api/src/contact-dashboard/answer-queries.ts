import type { ComparableMark, SaleAssumptions } from '@gable/shared/contact-dashboard/owner-answers.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { OwnerKey } from './owner-queries.ts'

/** An owner sees far fewer homes. Somebody with the link could fill the row with made-up keys. */
const maxMarks = 300

/** Null removes the mark. Returns the number of marked homes. Past the limit, new homes are not marked. */
export async function storeMark(
  db: Db,
  { accountId }: AccountScope,
  { contactId, propertyId }: OwnerKey,
  { key, mark }: { key: string; mark: ComparableMark | null },
): Promise<number> {
  const change = JSON.stringify(mark === null ? {} : { [key]: mark })
  const { rows } = await sql<{ marked: number }>`
    insert into dashboard_answers as a (account_id, contact_id, property_id, marks)
    values (${accountId}, ${contactId}, ${propertyId}, ${change}::jsonb)
    on conflict (account_id, contact_id, property_id) do update set marks = case
      when (select count(*) from jsonb_object_keys(a.marks - ${key})) < ${maxMarks} then (a.marks - ${key}) || excluded.marks
      else a.marks - ${key} end
    returning (select count(*)::int from jsonb_object_keys(marks)) as marked`.execute(db)
  return rows[0]?.marked ?? 0
}

export async function storeAssumptions(
  db: Db,
  { accountId }: AccountScope,
  { contactId, propertyId }: OwnerKey,
  assumptions: SaleAssumptions,
) {
  const value = JSON.stringify(assumptions)
  await db
    .insertInto('dashboard_answers')
    .values({ account_id: accountId, contact_id: contactId, property_id: propertyId, assumptions: value })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'contact_id', 'property_id']).doUpdateSet({ assumptions: value }),
    )
    .execute()
}

/** What the page showed on a visit. Views within the same half hour belong to one visit and keep what the first one stored. */
export async function storeSeenFigures(
  db: Db,
  { accountId }: AccountScope,
  { contactId, propertyId }: OwnerKey,
  seen: object,
) {
  await sql`
    insert into dashboard_answers as a (account_id, contact_id, property_id, seen, previous_seen, seen_at)
    values (${accountId}, ${contactId}, ${propertyId}, ${JSON.stringify(seen)}, null, now())
    on conflict (account_id, contact_id, property_id) do update set
      previous_seen = case when a.seen_at is null or a.seen_at < now() - interval '30 minutes' then a.seen else a.previous_seen end,
      seen = excluded.seen, seen_at = excluded.seen_at`.execute(db)
}
