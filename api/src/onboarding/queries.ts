import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema/schema.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'

export const advanceAgent = (db: Db, { accountId, agentId }: Scope, step: 'ACCOUNT_ONBOARDING_DETAILS' | 'COMPLETED') =>
  db
    .updateTable('agents')
    .set({ onboarding_step: step })
    .where('account_id', '=', accountId)
    .where('id', '=', agentId)
    .execute()

type AgencyChange = Partial<Pick<Insertable<Schema['agencies']>, 'name' | 'status' | 'onboarding_step'>>

/** Adds what was told to what is known, and moves the agency on. */
export const advanceAgency = (db: Db, { accountId }: Scope, change: AgencyChange, told: Record<string, unknown>) =>
  db
    .updateTable('agencies')
    .set({ ...change, onboarding_details: sql`onboarding_details || ${JSON.stringify(told)}::jsonb` })
    .where('account_id', '=', accountId)
    .execute()

export const readOnboardingDetails = (db: Db, { accountId }: Scope) =>
  db
    .selectFrom('agencies')
    .select(['onboarding_details as details', 'time_zone as timeZone'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
