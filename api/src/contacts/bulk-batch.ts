import type { Db } from '../platform/database.ts'
import { notify } from '../platform/live/notify.ts'
import type { AccountScope } from '../platform/scope.ts'
import { batchSize, changeBatch, changedContacts, restoreBatch, takeBatch, updateBulk } from './bulk-queries.ts'
import type { KeptBulk } from './bulk-record-queries.ts'
import { aboutToWriteMany } from './many-queries.ts'

/** Changes the next of those whom a change is to reach. Answers of whether there may be more. */
export async function changeSome(db: Db, scope: AccountScope, bulk: KeptBulk): Promise<boolean> {
  await aboutToWriteMany(db)
  const ids = (await takeBatch(db, scope, bulk.id)) ?? []
  const changed = bulk.changed + (ids.length > 0 ? await changeBatch(db, scope, bulk, ids) : 0)
  const done = bulk.done + ids.length
  const isDone = done >= bulk.total || ids.length === 0
  await updateBulk(db, scope, bulk.id, { changed, done, ...(isDone && { state: 'DONE' }) })
  await tell(db, scope, bulk)
  return !isDone
}

/** Puts back the next of those whom a change has reached. Answers of whether there may be more. */
export async function restoreSome(db: Db, scope: AccountScope, bulk: KeptBulk): Promise<boolean> {
  await aboutToWriteMany(db)
  const ids = await changedContacts(db, scope, bulk)
  const left = ids.length > 0 ? await restoreBatch(db, scope, bulk, ids) : 0
  const isDone = ids.length < batchSize
  await updateBulk(db, scope, bulk.id, {
    done: bulk.done + ids.length,
    left_alone: bulk.left + left,
    reached: ids.at(-1) ?? bulk.reached,
    ...(isDone && { state: 'UNDONE', undone_at: new Date() }),
  })
  await tell(db, scope, bulk)
  return !isDone
}

async function tell(db: Db, scope: AccountScope, { id }: KeptBulk) {
  await notify(db, scope, { kind: 'bulk', id })
  await notify(db, scope, { kind: 'contacts' })
}
