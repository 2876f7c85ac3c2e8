import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** What is put into the index of words waits for more of it: a search reads over it until then, and many are put in at once. */
export const aboutToWriteMany = (db: Db) => sql`set local gin_pending_list_limit = '4MB'`.execute(db)

/** How a statement is carried out depends on how large tables are said to be. What waits for the index of words is put in. */
export const knowSizes = (db: Db) => sql`select know_sizes()`.execute(db)
