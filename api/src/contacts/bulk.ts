import type { BulkChange, BulkRecord, Selection } from '@gable/shared/contacts/bulk.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { cleanLine } from '@gable/shared/submissions/clean-text.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { type Chosen, changeAll, countChosen, type KeptBulk, lockBulk, undoAll } from './bulk-queries.ts'
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
  const restored = await undoAll(db, scope, bulk)
  return { record: recordOf(scope, await heldBulk(db, scope, id)), restored, left: bulk.count - restored }
}

export const recordOf = (scope: Scope, bulk: KeptBulk): BulkRecord => ({
  _id: bulk.id,
  change: bulk.change,
  at: bulk.at.toISOString(),
  by: { _id: bulk.agentId, fullName: bulk.agentName },
  count: bulk.count,
  undoneAt: bulk.undoneAt?.toISOString() ?? null,
  mayUndo: !bulk.undoneAt && mayUndo(scope, bulk),
})

const mayUndo = ({ agentId, permissions }: Scope, bulk: KeptBulk) =>
  bulk.agentId === agentId || permissions.includes('ACCESS_ACCOUNT_SETTINGS')

async function heldBulk(db: Db, scope: Scope, id: string): Promise<KeptBulk> {
  const bulk = await lockBulk(db, scope, id)
  if (!bulk) throw new Problem('not_found', 'There is no such change')
  return bulk
}

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
