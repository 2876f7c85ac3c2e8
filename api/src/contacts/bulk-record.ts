import type { BulkRecord } from '@gable/shared/contacts/bulk.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { findBulk, type KeptBulk, listBulks, listLeft, lockBulk } from './bulk-record-queries.ts'

interface Paged {
  page: number
  pageSize: number
}

export async function listRecords(db: Db, scope: Scope, asked: Paged & { isAtWork?: 'true' | undefined }) {
  const { bulks, total } = await listBulks(db, scope, asked)
  return { data: bulks.map((bulk) => recordOf(scope, bulk)), total }
}

export async function leftOf(db: Db, scope: Scope, id: string, asked: Paged) {
  const { left } = await knownBulk(db, scope, id)
  return { data: await listLeft(db, scope, id, asked), total: left }
}

export const recordOf = (scope: Scope, bulk: KeptBulk): BulkRecord => ({
  _id: bulk.id,
  change: bulk.change,
  at: bulk.at.toISOString(),
  by: { _id: bulk.agentId, fullName: bulk.agentName },
  owner: bulk.change.action === 'ASSIGN' ? agentOf(bulk.change.ownerId, bulk.ownerName) : null,
  state: bulk.state,
  progress: bulk.done / Math.max(1, bulk.state === 'WORKING' ? bulk.total : bulk.changed),
  total: bulk.total,
  count: bulk.changed,
  undoneAt: bulk.undoneAt?.toISOString() ?? null,
  undoneBy: agentOf(bulk.undoneBy, bulk.undoneByName),
  left: bulk.left,
  mayUndo: (bulk.state === 'DONE' || bulk.state === 'CANCELLED') && mayChange(scope, bulk),
  mayCancel: bulk.state === 'WORKING' && mayChange(scope, bulk),
})

const agentOf = (id: string | null, name: string | null) => (id === null ? null : { _id: id, fullName: name ?? '' })

/** Who did it, and who runs the account. */
export const mayChange = ({ agentId, permissions }: Scope, bulk: KeptBulk) =>
  bulk.agentId === agentId || permissions.includes('ACCESS_ACCOUNT_SETTINGS')

export async function knownBulk(db: Db, scope: Scope, id: string): Promise<KeptBulk> {
  const bulk = await findBulk(db, scope, id)
  if (!bulk) throw noSuchChange()
  return bulk
}

export async function heldBulk(db: Db, scope: Scope, id: string): Promise<KeptBulk> {
  const bulk = await lockBulk(db, scope, id)
  if (!bulk) throw noSuchChange()
  return bulk
}

const noSuchChange = () => new Problem('not_found', 'There is no such change')
