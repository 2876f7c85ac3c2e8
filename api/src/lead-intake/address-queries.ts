import type { IntakeAddress } from '@gable/shared/lead-intake/source.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { toIntakeAddress } from './intake-address.ts'

export async function getAddress(
  db: Db,
  { accountId }: AccountScope,
  domain: string | undefined,
): Promise<IntakeAddress> {
  const row = await db
    .selectFrom('lead_intake_addresses')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const { open } = await db
    .selectFrom('lead_intake_entries')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('account_id', '=', accountId)
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow()
  return {
    address: row && domain ? toIntakeAddress(row.code, domain) : null,
    isAvailable: domain !== undefined,
    lastReceivedAt: row?.last_received_at?.toISOString() ?? null,
    received: row?.received_count ?? 0,
    leads: row?.lead_count ?? 0,
    open,
  }
}

export const replaceAddress = (db: Db, { accountId }: AccountScope, code: string) =>
  db
    .insertInto('lead_intake_addresses')
    .values({ account_id: accountId, code })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ code, created_at: sql`now()` }))
    .execute()

/** Runs last in a transaction. */
export const countEmail = (
  db: Db,
  { accountId }: AccountScope,
  { received, leads }: { received: 0 | 1; leads: 0 | 1 },
) =>
  db
    .updateTable('lead_intake_addresses')
    .set({
      received_count: sql`received_count + ${received}`,
      lead_count: sql`lead_count + ${leads}`,
      ...(received && { last_received_at: sql<Date>`now()` }),
    })
    .where('account_id', '=', accountId)
    .execute()
