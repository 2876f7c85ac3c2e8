import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type Crm, CrmError } from './crm.ts'
import type { RunRow } from './run-queries.ts'
import { getSyncState, updateSyncState } from './state-queries.ts'
import { recordProgress, type SyncWorker } from './worker.ts'

/** What is read newest first, up to the newest one of the last time. */
interface NewestItems<T> {
  /** For messages, in the plural. */
  noun: string
  /** Where the id of the newest known one is kept. */
  lastIdColumn: 'last_note_id' | 'last_task_id'
  pageMaximum: number
  list(next: string | undefined): Promise<{ items: T[]; next: string | undefined }>
  /** Takes the items of a page that are new. */
  apply(db: Db, scope: AccountScope, page: { fresh: T[]; items: T[]; isFirst: boolean; isEnd: boolean }): Promise<void>
}

/** Reads the next page of new items. Returns whether there is another one. */
export async function pullNewest<T extends { id: number }>(
  worker: SyncWorker,
  crm: Crm,
  run: RunRow,
  { noun, lastIdColumn, pageMaximum, list, apply }: NewestItems<T>,
): Promise<boolean> {
  const { cursor } = run
  // A short run only sends what changed here.
  if (cursor.watermark === undefined) return false
  const { items, next } = await list(cursor.next)
  if (next !== undefined && next === cursor.next)
    throw new CrmError('REJECTED', `${crm.title} returned the same page of ${noun} twice`)
  return worker.run(async (db, scope) => {
    const { rules } = await worker.getContext(db, scope, crm)
    if (rules.direction === 'TO_APP') return false
    const lastId = Number((await getSyncState(db, scope, worker.appId))?.[lastIdColumn] ?? 0)
    const fresh = items.filter(({ id }) => id > lastId)
    const firstId = cursor.firstId ?? Math.max(0, ...items.map(({ id }) => id))
    const pages = (cursor.pages ?? 0) + 1
    const isEnd = next === undefined || fresh.length < items.length || pages > pageMaximum
    await apply(db, scope, { fresh, items, isFirst: cursor.next === undefined, isEnd })
    // Everything up to the newest one that there was at the beginning is known now.
    if (isEnd && firstId > lastId) await updateSyncState(db, scope, worker.appId, { [lastIdColumn]: String(firstId) })
    run.cursor = { ...cursor, firstId, pages, ...(next !== undefined && { next }) }
    await recordProgress(db, scope, run, { cursor: run.cursor })
    return !isEnd
  })
}
