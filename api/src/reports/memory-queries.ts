import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/**
 * Lets Postgres add up the contacts of a large agency in memory instead of temporary files. Few reports are read at
 * once, so it is bounded.
 */
export const allowReportMemory = (db: Db) => sql`select set_config('work_mem', '16MB', true)`.execute(db)
