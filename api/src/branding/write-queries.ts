import type { BrandingCompliance, BrandingDetails, BrandingStyle } from '@gable/shared/branding/branding.ts'
import { newId } from '@gable/shared/ids.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

export async function insertBranding(db: Db, { accountId, agentId }: Scope, name: string): Promise<string> {
  const id = newId()
  await db.insertInto('brandings').values({ account_id: accountId, id, name, updated_by: agentId }).execute()
  return id
}

export interface BrandingChange {
  name?: string
  style?: BrandingStyle
  details?: BrandingDetails
  compliance?: BrandingCompliance
}

export async function updateBranding(db: Db, { accountId, agentId }: Scope, id: string, change: BrandingChange) {
  const { name, ...parts } = change
  const stored = Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, JSON.stringify(value)]))
  await db
    .updateTable('brandings')
    .set({ ...stored, ...(name !== undefined && { name }), updated_by: agentId, updated_at: new Date() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}

/** Holds the account's brands until the transaction ends: two who choose at once choose one after the other. */
export const lockBrandings = async (db: Db, { accountId }: AccountScope): Promise<string[]> => {
  const rows = await db
    .selectFrom('brandings')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** In two statements: within one, the index that allows a single default would see both for a moment. */
export async function updateDefaultBranding(db: Db, { accountId }: AccountScope, id: string) {
  const ofAccount = db.updateTable('brandings').where('account_id', '=', accountId)
  await ofAccount.set({ is_default: false }).where('is_default', '=', true).where('id', '<>', id).execute()
  await ofAccount.set({ is_default: true }).where('id', '=', id).execute()
}
