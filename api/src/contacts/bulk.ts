import { type BulkChange, type BulkRecord, instantMaximum, type Selection } from '@gable/shared/contacts/bulk.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import { cleanLine } from '@gable/shared/submissions/clean-text.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { notify } from '../platform/live/notify.ts'
import type { Scope } from '../platform/scope.ts'
import { changeSome, restoreSome } from './bulk-batch.ts'
import { type Chosen, countChosen, forgetBatches, planBulk, updateBulk } from './bulk-queries.ts'
import { heldBulk, knownBulk, mayChange, recordOf } from './bulk-record.ts'
import { knownTags } from './filter-queries.ts'
import { wantedOf } from './wanted.ts'
import { isAgent } from './write-queries.ts'

interface Sent {
  selection: Selection
  change: BulkChange
  expected?: number | undefined
}

export async function previewBulk(db: Db, scope: Scope, { selection, change }: Sent) {
  return countChosen(db, scope, await chosenOf(db, scope, selection, change), await ownChange(db, scope, change))
}

/** A few are changed before this is answered; more by a job. */
export async function doBulk(db: Db, scope: Scope, { selection, change: sent, expected }: Sent): Promise<BulkRecord> {
  const chosen = await chosenOf(db, scope, selection, sent)
  const change = await ownChange(db, scope, sent)
  const attempt = newId()
  const { id, total } = await planBulk(db, scope, chosen, change, attempt)
  if (expected !== undefined && total !== expected)
    throw new Problem('conflict', `This would change ${total} contacts now.`)
  if (total <= instantMaximum) await changeSome(db, scope, await heldBulk(db, scope, id))
  else await enqueue(db, 'change-contacts', { accountId: scope.accountId, bulkId: id, attempt })
  return toldBulk(db, scope, id)
}

export async function cancelBulk(db: Db, scope: Scope, id: string): Promise<BulkRecord> {
  const bulk = await heldBulk(db, scope, id)
  if (!mayChange(scope, bulk)) throw new Problem('forbidden', 'Only who began this can stop it')
  if (bulk.state !== 'WORKING') throw new Problem('conflict', 'This is done already.')
  await updateBulk(db, scope, id, { state: 'CANCELLED', attempt: null })
  await forgetBatches(db, scope, id)
  return toldBulk(db, scope, id)
}

export async function undoBulk(db: Db, scope: Scope, id: string): Promise<BulkRecord> {
  const bulk = await heldBulk(db, scope, id)
  if (!mayChange(scope, bulk)) throw new Problem('forbidden', 'Only who changed them can take it back')
  if (bulk.state === 'WORKING') throw new Problem('conflict', 'This is still at work. Please stop it first.')
  if (bulk.state === 'UNDOING' || bulk.state === 'UNDONE') throw new Problem('conflict', 'This was taken back already.')
  const attempt = newId()
  const { accountId, agentId } = scope
  await updateBulk(db, scope, id, { state: 'UNDOING', attempt, undone_by: agentId, done: 0, reached: null })
  if (bulk.changed <= instantMaximum) await restoreSome(db, scope, await heldBulk(db, scope, id))
  else await enqueue(db, 'restore-contacts', { accountId, bulkId: id, attempt })
  return toldBulk(db, scope, id)
}

async function toldBulk(db: Db, scope: Scope, id: string): Promise<BulkRecord> {
  await notify(db, scope, { kind: 'bulk', id })
  return recordOf(scope, await knownBulk(db, scope, id))
}

/** Only who was put away can be brought back, and nothing else is done to them. */
const chosenOf = async (db: Db, scope: Scope, selection: Selection, { action }: BulkChange): Promise<Chosen> =>
  'ids' in selection
    ? { ids: selection.ids, search: '', filters: [], isArchived: action === 'RESTORE' }
    : wantedOf(db, scope, { ...selection, isArchived: selection.isArchived ?? false })

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
