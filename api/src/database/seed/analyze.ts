import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

/** A world that came all at once is one the planner knows nothing of. Events are read by nobody but checkers. */
export const analyze = (db: Db) => sql`analyze ${planted}`.execute(db)

/** The same, and whoever measures afterwards does not measure the cleaning. Not within a transaction. */
export const vacuum = (db: Db) => sql`vacuum (analyze) ${planted}`.execute(db)

const planted = sql.raw(`users, agencies, agents, contacts, properties, contact_properties, value_estimates, mortgages,
  leads, timeline_entries, counter_hourly, counter_daily, counter_total`)
