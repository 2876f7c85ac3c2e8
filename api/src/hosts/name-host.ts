import { Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'

interface Named {
  host: string
  accountId: string
}

/** Lets an agency's pages stand under a name of its own. */
export async function nameHost(db: Db, { host, accountId }: Named): Promise<void> {
  const name = host.trim().toLowerCase()
  if (!isName.test(name)) throw new Problem('invalid', `${host} is no host name.`)
  const agency = await db.selectFrom('agencies').select('name').where('account_id', '=', accountId).executeTakeFirst()
  if (!agency) throw new Problem('not_found', `There is no account ${accountId}.`)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('hosts')
    .values({ host: name, agency: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) throw new Problem('conflict', `${name} is somebody's already.`)
}

export const forgetHost = async (db: Db, host: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('hosts')
    .where('host', '=', host.trim().toLowerCase())
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Two parts at least, of letters, digits and hyphens. */
const isName = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/
