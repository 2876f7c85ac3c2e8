import type { Agent } from '@gable/shared/agency/agency.ts'
import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema/schema.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'

export const updateAgentStep = (
  db: Db,
  { accountId, agentId }: Scope,
  step: Exclude<Agent['onboardingStep'], 'INVITED'>,
) =>
  db
    .updateTable('agents')
    .set({ onboarding_step: step })
    .where('account_id', '=', accountId)
    .where('id', '=', agentId)
    .execute()

type AgencyChange = Partial<Pick<Insertable<Schema['agencies']>, 'name' | 'status' | 'onboarding_step'>>

/** Adds the details of a step and moves the agency to the next step. */
export const updateAgencyStep = (
  db: Db,
  { accountId }: Scope,
  change: AgencyChange,
  details: Record<string, unknown> = {},
) =>
  db
    .updateTable('agencies')
    .set({ ...change, onboarding_details: sql`onboarding_details || ${JSON.stringify(details)}::jsonb` })
    .where('account_id', '=', accountId)
    .execute()

export const getOnboardingDetails = (db: Db, { accountId }: Scope) =>
  db
    .selectFrom('agencies')
    .select(['onboarding_details as details', 'time_zone as timeZone'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
