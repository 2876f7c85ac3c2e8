import type { RunCounts } from '@gable/shared/contact-sync/report.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { applyPeople } from './apply-people.ts'
import { type Crm, CrmError, type CrmPage, type CrmPerson } from './crm.ts'
import { queueContactIds } from './queue-queries.ts'
import { removeDeleted } from './remove-deleted.ts'
import type { NewReportRow, RunRow } from './run-queries.ts'
import type { SyncContext } from './sync-context.ts'
import { recordProgress, type SyncWorker } from './worker.ts'

const pageSize = 100

/** Changes of the last minutes are read again, because the app may return them late. */
const overlap = 5 * 60_000

/**
 * Reads the next page of people and commits it together with its cursor, so that another worker continues after a crash.
 * Returns whether there is another page.
 */
export async function pullNextPage(worker: SyncWorker, crm: Crm, run: RunRow, since: Date | null): Promise<boolean> {
  const { cursor } = run
  const sort = run.kind === 'FIRST' ? 'id' : 'updated'
  const page = await crm.listPeople({ sort, next: cursor.next, limit: pageSize })
  const ids = page.people.map(({ id }) => id)
  const pages = (cursor.pages ?? 0) + 1
  assertProgress(page, { ids, lastIds: cursor.lastIds, next: cursor.next, pages, total: run.total, title: crm.title })
  const isEnd = page.next === undefined || (sort === 'updated' && since !== null && isBefore(page.people, since))
  await worker.run(async (db, scope) => {
    const context = {
      ...(await worker.getContext(db, scope, crm)),
      quietBefore: sort === 'updated' ? (since ?? undefined) : undefined,
    }
    const known = sort === 'updated' && since ? page.people.filter((person) => isRecent(person, since)) : page.people
    await applyAndRecord(db, scope, context, known, run, {
      unreadable: page.unreadable,
      read: page.people.length,
      ...(run.total === null && { total: sort === 'id' ? page.total : null }),
      cursor: { ...cursor, next: page.next, pages, lastIds: ids },
    })
  })
  run.cursor = { ...cursor, next: page.next, pages, lastIds: ids }
  run.total ??= page.total
  return !isEnd
}

/** People who are read because the app or an agent names them. */
export async function applyAndRecord(
  db: Db,
  scope: AccountScope,
  context: SyncContext,
  people: readonly CrmPerson[],
  run: RunRow,
  {
    unreadable = 0,
    ...progress
  }: { unreadable?: number; read?: number; cursor?: RunRow['cursor']; total?: number | null },
) {
  const applied = await applyPeople(db, scope, context, people)
  const removed = await removeDeleted(db, scope, context, applied.deletedIds)
  if (context.rules.direction !== 'FROM_APP') await queueContactIds(db, scope, context.appId, applied.pendingIds)
  const counts: RunCounts = { ...applied.counts }
  for (const { outcome } of removed) counts[outcome] += 1
  counts.FAILED += unreadable
  const rows: NewReportRow[] = [...applied.rows, ...removed]
  if (unreadable > 0)
    rows.push({
      direction: 'IN',
      outcome: 'FAILED',
      name: pluralize(unreadable, 'entry', 'entries'),
      reason: `${context.title} returned something that is not a person`,
    })
  await recordProgress(db, scope, run, { ...progress, counts, rows })
}

/** An app that goes round in circles would be read forever. */
function assertProgress(
  { next, people }: CrmPage,
  before: {
    ids: string[]
    lastIds: string[] | undefined
    next: string | undefined
    pages: number
    total: number | null
    title: string
  },
) {
  const isRepeated = before.ids.length > 0 && before.ids.join() === before.lastIds?.join()
  const isSameCursor = next !== undefined && next === before.next
  const pageMaximum = Math.ceil((before.total ?? 1_000_000) / pageSize) * 2 + 20
  if ((isRepeated || isSameCursor) && people.length > 0)
    throw new CrmError('REJECTED', `${before.title} returned the same page twice. The sync starts again later`)
  if (before.pages > pageMaximum)
    throw new CrmError(
      'REJECTED',
      `${before.title} returned more pages than it has people. The sync starts again later`,
    )
}

const isRecent = ({ updatedAt }: CrmPerson, since: Date) => updatedAt.getTime() >= since.getTime() - overlap

/** Whether a page, which has the last changed first, ends before a time. A page in any other order says nothing. */
function isBefore(people: readonly CrmPerson[], since: Date) {
  const times = people.map(({ updatedAt }) => updatedAt.getTime())
  const isDescending = times.every((time, n) => n === 0 || time <= (times[n - 1] ?? time))
  return isDescending && times.length > 0 && (times.at(-1) ?? 0) < since.getTime() - overlap
}
