import type { AgencyProfile } from '@gable/shared/agency/agency-details.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

export async function getAgent(db: Db, { accountId, agentId }: Scope) {
  const { purlId, ...agent } = await db
    .selectFrom('agents')
    .innerJoin('users', 'users.id', 'agents.user_id')
    .select([
      'agents.id as _id',
      'users.full_name as fullName',
      'users.email',
      'agents.role',
      'agents.onboarding_step as onboardingStep',
      'agents.purl_id as purlId',
    ])
    .where('agents.account_id', '=', accountId)
    .where('agents.id', '=', agentId)
    .executeTakeFirstOrThrow()
  return { ...agent, purl: { id: purlId } }
}

export async function getAgency(db: Db, { accountId }: AccountScope) {
  const { softFreezeAfter, ...agency } = await db
    .selectFrom('agencies')
    .select([
      'account_id as _id',
      'name',
      'status',
      'onboarding_step as onboardingStep',
      'time_zone as timeZone',
      'soft_freeze_after as softFreezeAfter',
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { ...agency, defaultSettings: { softFreezeAfter: softFreezeAfter?.toISOString() ?? null } }
}

export async function getAgencyDetails(db: Db, { accountId }: AccountScope) {
  const { name, details, timeZone } = await db
    .selectFrom('agencies')
    .select(['name', 'onboarding_details as details', 'time_zone as timeZone'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { agencyName: name, ...details.professional, timeZone }
}

export const updateAgencyDetails = (
  db: Db,
  { accountId }: AccountScope,
  { agencyName, timeZone, ...professional }: AgencyProfile,
) =>
  db
    .updateTable('agencies')
    .set({
      name: agencyName,
      onboarding_details: sql`onboarding_details || jsonb_build_object('professional',
        coalesce(onboarding_details -> 'professional', '{}') || ${JSON.stringify(professional)}::jsonb)`,
      ...(timeZone && { time_zone: timeZone }),
    })
    .where('account_id', '=', accountId)
    .execute()
