import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type ConnectionRow, moveCursor, rewindCursor } from './connection-queries.ts'
import type { PagePosition } from './next-request.ts'
import type { ParsedListing } from './parse-listing.ts'
import { ResoError, type ResoPage } from './reso-client.ts'
import { countPage, type RunCounts, type RunRow, updateRun } from './run-queries.ts'
import { storeKeys, storeListings } from './store-page.ts'

interface PageOptions {
  run: RunRow
  connection: ConnectionRow
  answer: ResoPage
  parsed: readonly ParsedListing[]
  next: PagePosition
  /** The URL of the page. */
  current: string
  context: { secret: Buffer }
}

/** More pages in a row without anything new are a loop of links. */
const stalledMaximum = 3

/** Stores a page and where the run continues, in one transaction. False after the last page. */
export async function commitPage(db: Db, scope: AccountScope, options: PageOptions): Promise<boolean> {
  const { run, connection, answer, next, current } = options
  const counts = await storeRows(db, scope, options)
  await countPage(db, scope, run.id, counts)
  const { latest } = next
  const isAhead =
    latest !== undefined &&
    (!run.position_at ||
      latest.at > run.position_at ||
      (+latest.at === +run.position_at && latest.key > run.position_key))
  const isNew = isAhead || counts.added + counts.updated > 0
  const stalled = isNew ? 0 : run.stalled + 1
  const goesOn = next.nextUrl !== undefined
  if (goesOn && (stalled > stalledMaximum || (next.nextUrl === current && !isNew)))
    throw new ResoError('LOOP', 'The MLS keeps sending the same page.')
  const firstServedAt = run.first_served_at ?? answer.servedAt
  await updateRun(db, scope, run.id, {
    first_served_at: firstServedAt,
    ...(isNew && { failures: 0 }),
    ...(isAhead && { position_at: latest.at, position_key: latest.key }),
    next_link: next.nextUrl ?? null,
    stalled,
    resumes_at: null,
    error: '',
  })
  if (run.kind === 'CHANGES' && next.isSorted && latest) {
    await moveCursor(db, scope, connection.id, { latest: latest.at, firstServedAt })
  }
  return goesOn
}

async function storeRows(
  db: Db,
  scope: AccountScope,
  { run, connection, answer, parsed, context }: PageOptions,
): Promise<RunCounts> {
  if (run.kind === 'CHANGES') return storeListings(db, scope, { connection, parsed, secret: context.secret })
  const { rows } = answer
  const missedAt = await storeKeys(db, scope, { connectionId: connection.id, runId: run.id, rows })
  // The next run reads again from there.
  if (missedAt) await rewindCursor(db, scope, connection.id, missedAt)
  return { received: rows.length, added: 0, updated: 0, removed: 0, rejections: [] }
}
