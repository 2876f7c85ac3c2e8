import { Problem } from '@gable/shared/http/problem.ts'
import pg from 'pg'
import type { Cell } from '../platform/cells/cells.ts'

/** One operator at a time. The lock ends with the connection, so a killed run leaves none. */
export async function withMoveLock(directory: Cell, accountId: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: directory.url, keepAlive: true, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ isMine: boolean }>(lockAccount, [accountId])
    if (!rows[0]?.isMine) throw new Problem('conflict', 'Another operator is moving this account right now.')
    await work()
  } finally {
    await client.end().catch(() => {})
  }
}

const lockAccount = `select pg_try_advisory_lock(hashtext('move-account'), hashtext($1)) as "isMine"`
