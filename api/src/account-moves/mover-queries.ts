import { Problem } from '@gable/shared/http/problem.ts'
import pg from 'pg'
import type { Cell } from '../platform/cells/cells.ts'
import { isDatabaseUnavailable } from '../platform/database-errors.ts'

/** A connection whose writes fire no trigger and check no reference, because what it copies has been through all that. */
export async function openMover({ name, url }: Pick<Cell, 'name' | 'url'>): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 })
  // What a lost connection means is said by the statement that fails.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(settings)
    return client
  } catch (error) {
    await client.end().catch(() => {})
    if (isDatabaseUnavailable(error)) throw new Problem('unavailable', `The database ${name} does not answer.`)
    if ((error as { code?: string }).code !== insufficientPrivilege) throw error
    throw new Problem(
      'forbidden',
      `The role of the database ${name} may not move accounts. Its administrator can allow it: GRANT SET ON PARAMETER session_replication_role TO ${client.user}.`,
    )
  }
}

const insufficientPrivilege = '42501'

const settings = `set session_replication_role = replica; set timezone = 'UTC'; set datestyle = 'ISO';
  set intervalstyle = 'postgres'; set bytea_output = 'hex'; set statement_timeout = 0`
