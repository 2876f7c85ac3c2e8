import { byteOrderMark, formatCsvLine } from '@gable/shared/exports/csv.ts'
import { type Db, withAccount } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { readImport } from './queries.ts'
import { refusedRows } from './row-queries.ts'

/** At the end of each line of the file of what was not taken, for who puts it right and sends it again. */
export const whyHeader = 'Why it was not imported'

/** The rows that were not taken, as they were in the file, each with the reason; some at a time. */
export async function* refusedFile(db: Db, scope: AccountScope, importId: string): AsyncGenerator<string> {
  const headers = await withAccount(db, scope, async (db) => (await readImport(db, scope, importId))?.headers ?? [])
  const own = headers.filter((header) => header !== whyHeader)
  yield byteOrderMark + formatCsvLine([...own, whyHeader])
  let after = 0
  for (;;) {
    const rows = await withAccount(db, scope, (db) => refusedRows(db, scope, importId, after, pageSize))
    yield rows.map(({ cells, reason }) => formatCsvLine([...own.map((_, place) => cells?.[place] ?? ''), reason])).join('')
    if (rows.length < pageSize) return
    after = rows.at(-1)?.row ?? after
  }
}

const pageSize = 1000
