import type { ConversionIntegration, ConversionSettings } from '@gable/shared/conversions/integration.ts'
import { type ConversionVendor, conversionVendors } from '@gable/shared/conversions/vendors.ts'
import { type Selectable, sql } from 'kysely'
import type { ConversionTables } from '../database/schema/conversions.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export async function getConversionSettings(db: Db, { accountId }: AccountScope): Promise<ConversionSettings> {
  const row = await db
    .selectFrom('conversion_settings')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return {
    leadValueCents: row?.lead_value_cents == null ? null : Number(row.lead_value_cents),
    sharesDetails: row?.shares_details ?? false,
  }
}

export async function saveConversionSettings(
  db: Db,
  { accountId }: AccountScope,
  { leadValueCents, sharesDetails }: ConversionSettings,
) {
  const values = { lead_value_cents: leadValueCents, shares_details: sharesDetails }
  await db
    .insertInto('conversion_settings')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute()
}

/** All vendors, in order; those that were never set up are off. */
export async function listIntegrations(db: Db, scope: AccountScope): Promise<ConversionIntegration[]> {
  const rows = await selectIntegrations(db, scope).execute()
  return conversionVendors.map((vendor) =>
    toIntegration(
      vendor,
      rows.find((row) => row.vendor === vendor),
    ),
  )
}

export async function getIntegration(
  db: Db,
  scope: AccountScope,
  vendor: ConversionVendor,
): Promise<ConversionIntegration> {
  return toIntegration(vendor, await selectIntegrations(db, scope).where('vendor', '=', vendor).executeTakeFirst())
}

type IntegrationRow = Selectable<ConversionTables['conversion_integrations']>

/** The integrations that are on, with their encrypted tokens. */
export const listActiveIntegrations = (db: Db, { accountId }: AccountScope): Promise<IntegrationRow[]> =>
  db
    .selectFrom('conversion_integrations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('is_on', '=', true)
    .execute()

type SavedIntegration = Omit<IntegrationRow, 'account_id' | 'updated_at' | 'token'> & {
  /** Undefined leaves the stored one alone. */
  token: Buffer | null | undefined
}

export async function saveIntegration(db: Db, { accountId }: AccountScope, { token, ...values }: SavedIntegration) {
  const changes = { ...values, ...(token !== undefined && { token }), updated_at: sql<Date>`now()` }
  await db
    .insertInto('conversion_integrations')
    .values({ account_id: accountId, ...changes })
    .onConflict((conflict) => conflict.columns(['account_id', 'vendor']).doUpdateSet(changes))
    .execute()
}

const selectIntegrations = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('conversion_integrations as i')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('conversion_deliveries as d')
          .select(['d.state as lastState', 'd.is_test as lastIsTest', 'd.reason as lastReason'])
          .select(sql<Date>`coalesce(d.finished_at, d.created_at)`.as('lastAt'))
          .whereRef('d.account_id', '=', 'i.account_id')
          .whereRef('d.vendor', '=', 'i.vendor')
          .orderBy('d.created_at', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['vendor', 'is_on', 'public_id', 'conversion_id', 'customer_id', 'action_id', 'test_code'])
    .select(['lastState', 'lastIsTest', 'lastReason', 'lastAt'])
    .select(sql<boolean>`token is not null`.as('hasToken'))
    .where('i.account_id', '=', accountId)

type SelectedRow = Awaited<ReturnType<ReturnType<typeof selectIntegrations>['executeTakeFirstOrThrow']>>

const toIntegration = (vendor: ConversionVendor, row: SelectedRow | undefined): ConversionIntegration => ({
  vendor,
  isOn: row?.is_on ?? false,
  id: row?.public_id ?? '',
  conversionId: row?.conversion_id ?? '',
  customerId: row?.customer_id ?? '',
  actionId: row?.action_id ?? '',
  testCode: row?.test_code ?? '',
  hasToken: row?.hasToken ?? false,
  lastSend:
    row?.lastAt && row.lastState
      ? {
          at: row.lastAt.toISOString(),
          state: row.lastState,
          isTest: row.lastIsTest ?? false,
          reason: row.lastReason,
        }
      : null,
})
