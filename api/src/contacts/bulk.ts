import type { BulkChange, BulkRecord, Selection } from '@gable/shared/contacts/bulk.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { cleanLine } from '@gable/shared/submissions/clean-text.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { type Chosen, changeAll, countChosen, undoAll } from './bulk-queries.ts'
import { findBulk, type KeptBulk, listBulks, listLeft, lockBulk } from './bulk-record-queries.ts'
import { knownTags } from './filter-queries.ts'
import { wantedOf } from './wanted.ts'
import { isAgent } from './write-queries.ts'

interface Sent {
  selection: Selection
  change: BulkChange
  expected?: number | undefined
}

export async function previewBulk(db: Db, scope: Scope, { selection, change }: Sent) {
  return countChosen(db, scope, await chosenOf(db, scope, selection), await ownChange(db, scope, change))
}

export async function doBulk(db: Db, scope: Scope, { selection, change: sent, expected }: Sent): Promise<BulkRecord> {
  const chosen = await chosenOf(db, scope, selection)
  const change = await ownChange(db, scope, sent)
  if (expected !== undefined) {
    const { changing } = await countChosen(db, scope, chosen, change)
    if (changing !== expected) throw new Problem('conflict', `This would change ${changing} contacts now.`)
  }
  const id = await changeAll(db, scope, chosen, change)
  return recordOf(scope, await heldBulk(db, scope, id))
}

export async function undoBulk(db: Db, scope: Scope, id: string) {
  const bulk = await heldBulk(db, scope, id)
  if (!mayUndo(scope, bulk)) throw new Problem('forbidden', 'Only who changed them can take it back')
  if (bulk.undoneAt) throw new Problem('conflict', 'This was taken back already.')
  await undoAll(db, scope, bulk)
  const record = recordOf(scope, await heldBulk(db, scope, id))
  return { record, restored: record.count - record.left, left: record.left }
}

export async function listRecords(db: Db, scope: Scope, asked: { page: number; pageSize: number }) {
  const { bulks, total } = await listBulks(db, scope, asked)
  return { data: bulks.map((bulk) => recordOf(scope, bulk)), total }
}

export async function leftOf(db: Db, scope: Scope, id: string, asked: { page: number; pageSize: number }) {
  const bulk = await findBulk(db, scope, id)
  if (!bulk) throw noSuchChange()
  return { data: await listLeft(db, scope, id, asked), total: bulk.left }
}

const recordOf = (scope: Scope, bulk: KeptBulk): BulkRecord => ({
  _id: bulk.id,
  change: bulk.change,
  at: bulk.at.toISOString(),
  by: { _id: bulk.agentId, fullName: bulk.agentName },
  owner: bulk.change.action === 'ASSIGN' ? agentOf(bulk.change.ownerId, bulk.ownerName) : null,
  count: bulk.count,
  undoneAt: bulk.undoneAt?.toISOString() ?? null,
  undoneBy: agentOf(bulk.undoneBy, bulk.undoneByName),
  left: bulk.left,
  mayUndo: !bulk.undoneAt && mayUndo(scope, bulk),
})

const agentOf = (id: string | null, name: string | null) => (id === null ? null : { _id: id, fullName: name ?? '' })

const mayUndo = ({ agentId, permissions }: Scope, bulk: KeptBulk) =>
  bulk.agentId === agentId || permissions.includes('ACCESS_ACCOUNT_SETTINGS')

async function heldBulk(db: Db, scope: Scope, id: string): Promise<KeptBulk> {
  const bulk = await lockBulk(db, scope, id)
  if (!bulk) throw noSuchChange()
  return bulk
}

const noSuchChange = () => new Problem('not_found', 'There is no such change')

const chosenOf = async (db: Db, scope: Scope, selection: Selection): Promise<Chosen> =>
  'ids' in selection ? selection : wantedOf(db, scope, selection)

/** A tag under the spelling that is known; an owner who is of the agency. */
async function ownChange(db: Db, scope: Scope, change: BulkChange): Promise<BulkChange> {
  if (change.action === 'ASSIGN' && change.ownerId && !(await isAgent(db, scope, change.ownerId)))
    throw new Problem('invalid', 'Some fields need attention', {
      'change.ownerId': 'Please choose somebody of your agency',
    })
  if (!('tag' in change)) return change
  const tag = cleanLine(change.tag)
  const [known = tag] = await knownTags(db, scope, [tag])
  return { ...change, tag: known }
}
