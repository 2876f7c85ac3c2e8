import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** Searches scan the pending list of the GIN index until it is merged, so bulk writes may fill more of it at once. */
export const prepareBulkWrite = (db: Db) => sql`set local gin_pending_list_limit = '4MB'`.execute(db)

/** For the transaction: flows do not take it as an event that contacts get or lose a tag. */
export const ignoreTagEvents = (db: Db) => sql`set local gable.retags = 'on'`.execute(db)

/** For the transaction: flows may look at what happens to its contacts later, while more of them are written. */
export const delayFlowEvents = (db: Db) => sql`set local gable.bulk_signals = 'on'`.execute(db)

/** Updates the planner's statistics and merges the pending list of the search index. */
export const analyzeTables = (db: Db) => sql`select analyze_contact_tables()`.execute(db)
