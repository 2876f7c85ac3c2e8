import type { Generated } from 'kysely'

export interface GettingStartedTables {
  getting_started: { account_id: string; ended_at: Generated<Date> }
}
