import { inDirectory } from '../platform/cells/cells.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Every agency's own hosts, oldest first. */
export const listHosts = (db: Db) =>
  db.selectFrom('hosts').select(['host', 'agency']).orderBy('added_at').orderBy('host').execute()

/** The agency's oldest own host. Undefined without one. */
export const findOwnHost = async (db: Db, { accountId }: AccountScope): Promise<string | undefined> =>
  (
    await inDirectory(db, (db) =>
      db
        .selectFrom('hosts')
        .select('host')
        .where('agency', '=', accountId)
        .orderBy('added_at')
        .orderBy('host')
        .executeTakeFirst(),
    )
  )?.host
