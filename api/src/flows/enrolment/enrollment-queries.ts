import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import { selectContacts } from '../../contacts/selection-queries.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import type { VersionKey } from '../version-queries.ts'

const batchSize = 1000

export const restartEnrollment = (db: Db, { accountId }: AccountScope, { flowId, version }: VersionKey) =>
  db
    .insertInto('flow_enrollments')
    .values({ account_id: accountId, flow_id: flowId, version, cursor: null, finished_at: null })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'flow_id']).doUpdateSet({ version, cursor: null, finished_at: null }),
    )
    .execute()

/** Locks the row until the transaction ends. */
export const lockEnrollment = (db: Db, { accountId }: AccountScope, flowId: string) =>
  db
    .selectFrom('flow_enrollments')
    .select(['version', 'cursor', 'finished_at'])
    .where('account_id', '=', accountId)
    .where('flow_id', '=', flowId)
    .forUpdate()
    .executeTakeFirst()

export const updateEnrollment = (
  db: Db,
  { accountId }: AccountScope,
  flowId: string,
  position: { cursor: string | null; finished_at: Date | null },
) =>
  db
    .updateTable('flow_enrollments')
    .set(position)
    .where('account_id', '=', accountId)
    .where('flow_id', '=', flowId)
    .execute()

/** The next contacts by id who match. */
export async function selectMatchingBatch(
  db: Db,
  scope: AccountScope,
  filters: readonly ContactFilter[],
  cursor: string | null,
): Promise<{ contactIds: string[]; isLast: boolean }> {
  const rows = await selectContacts(db, scope, { search: '', filters })
    .select('c.id')
    .$if(cursor !== null, (contacts) => contacts.where('c.id', '>', cursor ?? ''))
    .orderBy('c.id')
    .limit(batchSize)
    .execute()
  return { contactIds: rows.map(({ id }) => id), isLast: rows.length < batchSize }
}
