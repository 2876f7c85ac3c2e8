import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { inCellOf } from '../platform/cells/cells.ts'
import type { Db } from '../platform/database.ts'

interface NewHost {
  host: string
  accountId: string
}

/** Serves an agency's pages under its own host as well. */
export async function addHost(db: Db, { host, accountId }: NewHost): Promise<void> {
  const name = host.trim().toLowerCase()
  if (!hostNamePattern.test(name)) throw new Problem('invalid', `"${host}" is not a valid host name`)
  const agency = await inCellOf(db, accountId, (db) =>
    db.selectFrom('agencies').select('name').where('account_id', '=', accountId).executeTakeFirst(),
  )
  orNotFound(agency, `account ${accountId}`)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('hosts')
    .values({ host: name, agency: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) throw new Problem('conflict', `${name} is already in use`)
}

export const removeHost = async (db: Db, host: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('hosts')
    .where('host', '=', host.trim().toLowerCase())
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** At least two labels of letters, digits and hyphens, so neither `localhost` nor an IP address. */
const hostNamePattern = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/
