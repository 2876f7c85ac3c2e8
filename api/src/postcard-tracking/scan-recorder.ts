import { createGroupCommit } from '../ingest/group-commit.ts'
import { type Db, withAccount } from '../platform/database.ts'
import type { Log } from '../platform/observe/log.ts'
import type { AccountScope } from '../platform/scope.ts'
import { recordScans } from './record-scans.ts'
import type { Scan } from './scan-queries.ts'

interface AccountScan {
  scope: AccountScope
  scan: Scan
}

export interface ScanRecorder {
  /** Resolves once the scan is stored, or cannot be. It never rejects: the person who scans must not notice. */
  record(scope: AccountScope, scan: Scan): Promise<void>
  drain(): Promise<void>
}

/** Two accounts are written at a time, so that scans leave connections to the others. */
const maxInFlight = 2

/** Stores scans. What arrives while a write is in flight shares the next one. */
export function createScanRecorder({ db, log }: { db: Db; log: Log }): ScanRecorder {
  const commits = createGroupCommit<AccountScan>({
    async write(items) {
      for (const group of groupByAccount(items)) {
        const [first] = group
        if (!first) continue
        const { scope } = first
        const scans = group.map(({ scan }) => scan)
        await retryOnConflict(() => withAccount(db, scope, (db) => recordScans(db, scope, scans)))
      }
    },
    isRejection: (error) => /^2[23]/.test(codeOf(error)),
    onRejected: ({ scan }, error) => log.warn({ err: error, pieceId: scan.pieceId }, 'A scan was rejected'),
    maxInFlight,
    maxBatchSize: 500,
  })
  return {
    async record(scope, scan) {
      if (commits.isFull()) return log.warn('Too many scans at once')
      await commits.commit([{ scope, scan }]).catch((err) => log.warn({ err }, 'A scan could not be stored'))
    },
    drain: () => commits.drain(),
  }
}

/** A merge of contacts locks the same rows in its own order. */
async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === 3 || !['40P01', '40001'].includes(codeOf(error))) throw error
    }
  }
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? ''

function groupByAccount(items: readonly AccountScan[]): AccountScan[][] {
  const groups = new Map<string, AccountScan[]>()
  for (const item of items) {
    const group = groups.get(item.scope.accountId)
    if (group) group.push(item)
    else groups.set(item.scope.accountId, [item])
  }
  return [...groups.values()]
}
