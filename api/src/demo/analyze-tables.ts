import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** The planner has no statistics of rows that were just seeded. Only tests read the events table. */
export const analyzeTables = (db: Db) => sql`analyze ${seededTables}`.execute(db)

/** Also vacuums, so that a later benchmark does not include that work. Not allowed in a transaction. */
export const vacuumTables = (db: Db) => sql`vacuum (analyze) ${seededTables}`.execute(db)

const seededTables =
  sql.raw(`users, agencies, agents, contacts, properties, contact_properties, value_estimates, mortgages,
  leads, timeline_entries, contact_engagement, contact_figures, lead_first_answers, counter_hourly, counter_daily, counter_total`)
