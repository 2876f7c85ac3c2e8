import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { listReferencesToUsers } from './table-queries.ts'

/**
 * Deletes the cards of these people whom nothing in the cell refers to any more, and returns their IDs. They are copied again
 * when the person joins an account there.
 */
export const deleteUnusedCards = (cell: Db, people: readonly string[]): Promise<string[]> =>
  cell.transaction().execute(async (db) => {
    // Until the commit, nothing can begin to refer to them.
    await sql`select from users where id = any(${people}::uuid[]) order by id for update`.execute(db)
    const references = (await listReferencesToUsers(db)).filter(({ table }) => table !== partOfCard)
    const isUnused = references.map(
      ({ table, column }) => sql`not exists (select from ${sql.table(table)} r where ${sql.ref(`r.${column}`)} = u.id)`,
    )
    const { rows } = await sql<{ id: string }>`
      select u.id from users u where u.id = any(${people}::uuid[]) and ${sql.join(isUnused, sql` and `)}`.execute(db)
    const unused = rows.map(({ id }) => id)
    if (unused.length === 0) return []
    await db.deleteFrom(partOfCard).where('user_id', 'in', unused).execute()
    await db.deleteFrom('users').where('id', 'in', unused).execute()
    return unused
  })

/** Says in a cell that the person has a second factor. */
const partOfCard = 'authenticator_apps'
