import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** By what files of other systems name the people of the agency. */
export const listAgents = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('agents as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.id', 'u.email', sql<string>`btrim(u.first_name || ' ' || u.last_name)`.as('name')])
    .where('a.account_id', '=', accountId)
    .execute()
