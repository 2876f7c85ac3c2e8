import type { Erasure } from '@gable/shared/erasure/erasure.ts'
import { newId } from '@gable/shared/ids.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

const erasureLimit = 50

const selectErasures = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('erasures as e')
    .leftJoin('agents as a', (join) => join.onRef('a.account_id', '=', 'e.account_id').onRef('a.id', '=', 'e.agent_id'))
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select(['e.id', 'e.contact_id', 'e.agent_id', 'e.at', 'e.finished_at'])
    .select('u.full_name as agent_name')
    .where('e.account_id', '=', accountId)

type ErasureRow = Awaited<ReturnType<ReturnType<typeof selectErasures>['execute']>>[number]

export async function listErasures(db: Db, scope: AccountScope): Promise<Erasure[]> {
  const rows = await selectErasures(db, scope).orderBy('e.at', 'desc').orderBy('e.id').limit(erasureLimit).execute()
  return rows.map(toErasure)
}

export const getErasure = (db: Db, scope: AccountScope, id: string): Promise<ErasureRow | undefined> =>
  selectErasures(db, scope).where('e.id', '=', id).executeTakeFirst()

export const getPendingErasure = (db: Db, scope: AccountScope, contactId: string): Promise<ErasureRow | undefined> =>
  selectErasures(db, scope).where('e.contact_id', '=', contactId).where('e.finished_at', 'is', null).executeTakeFirst()

export async function insertErasure(db: Db, { accountId, agentId }: Scope, contactId: string): Promise<string> {
  const id = newId()
  await db
    .insertInto('erasures')
    .values({ account_id: accountId, id, contact_id: contactId, agent_id: agentId })
    .execute()
  return id
}

export const finishErasure = (db: Db, { accountId }: AccountScope, id: string) =>
  db
    .updateTable('erasures')
    .set({ finished_at: new Date() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()

export const toErasure = ({ id, agent_id, agent_name, at, finished_at }: ErasureRow): Erasure => ({
  _id: id,
  at: at.toISOString(),
  by: { _id: agent_id, fullName: agent_name ?? '' },
  finishedAt: finished_at?.toISOString() ?? null,
})
