import type { BulkRecord } from '@gable/shared/contacts/bulk.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import {
  type BulkChangeRow,
  getBulkChange,
  listBulkChangeRows,
  listSkippedContacts,
  lockBulkChange,
} from './bulk-record-queries.ts'
import { isTagChange } from './undo-tag-change.ts'

interface PageQuery {
  page: number
  pageSize: number
}

export async function listBulkRecords(db: Db, scope: Scope, query: PageQuery & { isAtWork?: 'true' | undefined }) {
  const { bulks, total } = await listBulkChangeRows(db, scope, query)
  return { data: bulks.map((bulk) => toBulkRecord(scope, bulk)), total }
}

export async function listSkipped(db: Db, scope: Scope, id: string, query: PageQuery) {
  const { skipped } = await getBulkChangeOrThrow(db, scope, id)
  return { data: await listSkippedContacts(db, scope, id, query), total: skipped }
}

export const toBulkRecord = (scope: Scope, bulk: BulkChangeRow): BulkRecord => ({
  _id: bulk.id,
  change: bulk.change,
  at: bulk.at.toISOString(),
  by: { _id: bulk.agentId, fullName: bulk.agentName },
  owner: bulk.change.action === 'ASSIGN' ? toAgentName(bulk.change.ownerId, bulk.ownerName) : null,
  state: bulk.state,
  progress: bulk.processed / Math.max(1, bulk.state === 'WORKING' ? bulk.total : bulk.changed),
  total: bulk.total,
  count: bulk.changed,
  undoneAt: bulk.undoneAt?.toISOString() ?? null,
  undoneBy: toAgentName(bulk.undoneBy, bulk.undoneByName),
  left: bulk.skipped,
  mayUndo: (bulk.state === 'DONE' || bulk.state === 'CANCELLED') && canChangeBulk(scope, bulk),
  mayCancel: bulk.state === 'WORKING' && !isTagChange(bulk.change) && canChangeBulk(scope, bulk),
})

const toAgentName = (id: string | null, name: string | null) => (id === null ? null : { _id: id, fullName: name ?? '' })

/** The agent who made the change, and account admins. */
export const canChangeBulk = ({ agentId, permissions }: Scope, bulk: BulkChangeRow) =>
  bulk.agentId === agentId || permissions.includes('ACCESS_ACCOUNT_SETTINGS')

export const getBulkChangeOrThrow = async (db: Db, scope: Scope, id: string): Promise<BulkChangeRow> =>
  orNotFound(await getBulkChange(db, scope, id), 'change')

export const lockBulkChangeOrThrow = async (db: Db, scope: Scope, id: string): Promise<BulkChangeRow> =>
  orNotFound(await lockBulkChange(db, scope, id), 'change')
