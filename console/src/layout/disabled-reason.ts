import type { Permission } from '@gable/shared/access.ts'
import type { CountedFeature } from '@gable/shared/plans/plan.ts'
import type { Account } from '../platform/account.ts'

/** A page or action that a role or a plan can lock. */
export interface AccessRequirements {
  label: string
  permission?: Permission
  feature?: CountedFeature
}

/** Explains why an entry is locked. The permission comes first: without it, a better plan would not help. */
export function getDisabledReason(
  { label, permission, feature }: AccessRequirements,
  { permissions, plan }: Pick<Account, 'permissions' | 'plan'>,
): string | undefined {
  if (permission && !permissions.includes(permission))
    return `Your role does not include ${label}. Ask an owner for access.`
  // A feature missing from the plan counts as zero.
  if (feature && !plan.numericalFeatureMap[feature]) return `Your plan does not include ${label}.`
  return undefined
}
