import type { Signature } from '@gable/shared/branding/signature.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'

export const getSignatureRow = (
  db: Db,
  { accountId, agentId }: Pick<Scope, 'accountId' | 'agentId'>,
  brandingId: string,
) =>
  db
    .selectFrom('signatures')
    .select(['document', 'updated_at as updatedAt'])
    .where('account_id', '=', accountId)
    .where('branding_id', '=', brandingId)
    .where('agent_id', '=', agentId)
    .executeTakeFirst()

export async function upsertSignature(
  db: Db,
  { accountId, agentId }: Scope,
  brandingId: string,
  signature: Signature,
): Promise<Date> {
  const [document, updated_at] = [JSON.stringify(signature), new Date()]
  await db
    .insertInto('signatures')
    .values({ account_id: accountId, branding_id: brandingId, agent_id: agentId, document, updated_at })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'branding_id', 'agent_id']).doUpdateSet({ document, updated_at }),
    )
    .execute()
  return updated_at
}
