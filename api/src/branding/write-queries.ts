import type { BrandingCompliance, BrandingDetails, BrandingStyle } from '@gable/shared/branding/branding.ts'
import type { BrandingProof } from '@gable/shared/branding/proof.ts'
import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

export async function insertBranding(db: Db, { accountId, agentId }: Scope, name: string): Promise<string> {
  const id = newId()
  await db.insertInto('brandings').values({ account_id: accountId, id, name, updated_by: agentId }).execute()
  return id
}

/** Copies what makes a brand look and sign as it does. The copy is not the default brand. */
export async function insertBrandingCopy(
  db: Db,
  { accountId, agentId }: Scope,
  { id, name }: { id: string; name: string },
): Promise<string> {
  const copyId = newId()
  await sql`
    insert into brandings (account_id, id, name, style, details, compliance, proof, updated_by)
    select account_id, ${copyId}, ${name}, style, details, compliance, proof, ${agentId}
    from brandings where account_id = ${accountId} and id = ${id}`.execute(db)
  await sql`
    insert into signatures (account_id, branding_id, agent_id, document)
    select account_id, ${copyId}, agent_id, document
    from signatures where account_id = ${accountId} and branding_id = ${id}`.execute(db)
  return copyId
}

export interface BrandingChange {
  name?: string
  style?: BrandingStyle
  details?: BrandingDetails
  compliance?: BrandingCompliance
  proof?: BrandingProof
  archivedAt?: Date | null
}

export async function updateBranding(db: Db, { accountId, agentId }: Scope, id: string, change: BrandingChange) {
  const { name, archivedAt, ...parts } = change
  const stored = Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, JSON.stringify(value)]))
  await db
    .updateTable('brandings')
    .set({
      ...stored,
      ...(name !== undefined && { name }),
      ...(archivedAt !== undefined && { archived_at: archivedAt }),
      updated_by: agentId,
      updated_at: new Date(),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}

/** Locks all brands of the account until the transaction ends. */
export const lockBrandings = async (db: Db, { accountId }: AccountScope): Promise<string[]> => {
  const rows = await db
    .selectFrom('brandings')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Takes two statements, since a single one would violate the unique index on the default brand. */
export async function updateDefaultBranding(db: Db, { accountId }: AccountScope, id: string) {
  const query = db.updateTable('brandings').where('account_id', '=', accountId)
  await query.set({ is_default: false }).where('is_default', '=', true).where('id', '<>', id).execute()
  await query.set({ is_default: true }).where('id', '=', id).execute()
}
