import { Problem } from '@gable/shared/http/problem.ts'
import type { AgencySecurity } from '@gable/shared/identity/two-factor.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { getAccountSettings, lockAccountSettings, updateAccountSettings } from '../../account-settings/queries.ts'
import type { Db } from '../../platform/database.ts'
import { publishLiveEvent } from '../../platform/live/publish.ts'
import type { Scope } from '../../platform/scope.ts'
import { listMembersWithoutFactor } from './agency-rule-queries.ts'
import { hasFactor } from './queries.ts'

export async function getAgencySecurity(db: Db, scope: Scope): Promise<AgencySecurity> {
  const { two_factor_from } = await getAccountSettings(db, scope)
  return {
    twoFactorFrom: two_factor_from?.toISOString() ?? null,
    membersWithout: await listMembersWithoutFactor(db, scope),
    hasTwoFactor: await hasFactor(db, scope.userId),
  }
}

/** Members without a second factor can use the account until the grace period is over, and then have to set one up first. */
export async function changeAgencySecurity(
  db: Db,
  scope: Scope,
  { requiresTwoFactor, graceDays }: { requiresTwoFactor: boolean; graceDays: number },
): Promise<AgencySecurity> {
  const { two_factor_from } = await lockAccountSettings(db, scope)
  if (requiresTwoFactor && two_factor_from === null && !(await hasFactor(db, scope.userId)))
    throw new Problem('conflict', 'Set up two-factor sign-in for yourself before you require it of everybody.')
  const dueAt = new Date(Date.now() + graceDays * dayLength)
  await updateAccountSettings(db, scope, { two_factor_from: requiresTwoFactor ? dueAt : null })
  await publishLiveEvent(db, scope, { kind: 'security' })
  return getAgencySecurity(db, scope)
}
