import type { OwnerCorrection } from '@gable/shared/contact-dashboard/correction.ts'
import { newId } from '@gable/shared/ids.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { prepared } from '../platform/query-batching.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { toNumber } from '../properties/property-facts.ts'
import type { OwnerKey } from './owner-queries.ts'

const maxListed = 200

/** What one owner says about a home, newest first, with what their merged duplicates said. */
export async function listOwnerCorrections(
  db: Db,
  scope: AccountScope,
  { contactId, propertyId }: OwnerKey,
): Promise<OwnerCorrection[]> {
  const rows = await selectOwnerCorrections(db, scope, { contactId, propertyId }).modifyFront(prepared).execute()
  return rows.map(toCorrection)
}

export const selectOwnerCorrections = (db: Db, scope: AccountScope, { contactId, propertyId }: OwnerKey) =>
  selectCorrections(db, scope)
    .where('k.property_id', '=', propertyId)
    .where(isBy(scope, contactId))
    .orderBy('k.created_at', 'desc')
    .limit(maxListed)

/** What all owners say about a home, newest first. */
export async function listPropertyCorrections(db: Db, scope: AccountScope, propertyId: string) {
  const rows = await selectCorrections(db, scope)
    .innerJoin('contacts as c', (join) =>
      join.onRef('c.account_id', '=', 'k.account_id').on('c.id', '=', sql`coalesce(original.merged_into, original.id)`),
    )
    .select(['c.id as contactId', 'c.full_name as fullName'])
    .where('k.property_id', '=', propertyId)
    .orderBy('k.created_at', 'desc')
    .limit(maxListed)
    .execute()
  return rows.map(({ contactId, fullName, ...row }) => ({
    ...toCorrection(row),
    contact: { _id: contactId, fullName },
  }))
}

export async function getCorrectionKey(db: Db, scope: AccountScope, id: string): Promise<OwnerKey | undefined> {
  return selectCorrections(db, scope)
    .select(['k.property_id as propertyId', sql<string>`coalesce(original.merged_into, original.id)`.as('contactId')])
    .where('k.id', '=', id)
    .executeTakeFirst()
}

type NewCorrection = Pick<OwnerCorrection, 'field' | 'value' | 'recorded' | 'text' | 'year' | 'cost'>

export async function insertCorrection(
  db: Db,
  { accountId }: AccountScope,
  { contactId, propertyId }: OwnerKey,
  correction: NewCorrection,
): Promise<OwnerCorrection> {
  const id = newId()
  const { createdAt } = await db
    .insertInto('owner_corrections')
    .values({
      ...correction,
      account_id: accountId,
      id,
      contact_id: contactId,
      property_id: propertyId,
    })
    .returning('created_at as createdAt')
    .executeTakeFirstOrThrow()
  return { _id: id, ...correction, state: 'PENDING', at: createdAt.toISOString() }
}

/** Deletes with its notifications what the owner said about a field before and nobody decided yet. */
export const deletePendingCorrections = (
  db: Db,
  { accountId }: AccountScope,
  { contactId, propertyId }: OwnerKey,
  field: OwnerCorrection['field'],
) =>
  db
    .deleteFrom('owner_corrections')
    .where('account_id', '=', accountId)
    .where('contact_id', '=', contactId)
    .where('property_id', '=', propertyId)
    .where('field', '=', field)
    .where('state', '=', 'PENDING')
    .execute()

export async function updateCorrectionState(
  db: Db,
  scope: Scope,
  id: string,
  state: OwnerCorrection['state'],
): Promise<OwnerCorrection> {
  const decision =
    state === 'PENDING'
      ? { decided_at: null, decided_by: null }
      : { decided_at: sql<Date>`clock_timestamp()`, decided_by: scope.agentId }
  await db
    .updateTable('owner_corrections')
    .set({ state, ...decision })
    .where('account_id', '=', scope.accountId)
    .where('id', '=', id)
    .execute()
  const row = await selectCorrections(db, scope).where('k.id', '=', id).executeTakeFirst()
  invariant(row, 'the correction disappeared while its property was locked')
  return toCorrection(row)
}

const selectCorrections = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('owner_corrections as k')
    .innerJoin('contacts as original', (join) =>
      join.onRef('original.account_id', '=', 'k.account_id').onRef('original.id', '=', 'k.contact_id'),
    )
    .select(['k.id', 'k.field', 'k.value', 'k.recorded', 'k.text', 'k.year', 'k.cost', 'k.state', 'k.created_at'])
    .where('k.account_id', '=', accountId)

/** By the contact, or by one that was merged with them. */
const isBy = ({ accountId }: AccountScope, contactId: string) =>
  sql<boolean>`(select coalesce(merged_into, id) from contacts where account_id = ${accountId} and id = ${contactId})
    in (original.id, original.merged_into)`

type SelectedCorrection = Awaited<ReturnType<ReturnType<typeof selectCorrections>['execute']>>[number]

/** As a row, or as a JSON object in a larger statement, where times are text. */
type CorrectionRow = Omit<SelectedCorrection, 'created_at'> & { created_at: Date | string }

export const toCorrection = ({ id, value, recorded, created_at, ...row }: CorrectionRow): OwnerCorrection => ({
  _id: id,
  field: row.field,
  value: toNumber(value),
  recorded: toNumber(recorded),
  text: row.text,
  year: row.year,
  cost: row.cost,
  state: row.state,
  at: new Date(created_at).toISOString(),
})
