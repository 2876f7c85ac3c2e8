import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** Does the work, or nothing of it if it throws. The transaction continues in both cases. */
export async function withSavepoint<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await sql`savepoint step`.execute(db)
  try {
    const result = await work()
    await sql`release savepoint step`.execute(db)
    return result
  } catch (error) {
    await sql`rollback to savepoint step`.execute(db)
    throw error
  }
}
