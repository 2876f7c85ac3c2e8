import type { NavigationEntry } from '../app/shell/navigation.ts'
import type { Account } from '../platform/account.ts'

type Standing = Pick<Account, 'permissions' | 'plan'>

/** Why an entry is shown locked: the permission is asked first, since only then the plan is anything one could change. */
export function withheldReason(
  { label, permission, feature }: Pick<NavigationEntry, 'label' | 'permission' | 'feature'>,
  { permissions, plan }: Standing,
): string | undefined {
  if (permission && !permissions.includes(permission))
    return `Your role does not include ${label}. Ask an owner for access.`
  // A feature that is missing from a plan's map counts as zero.
  if (feature && !plan.numericalFeatureMap[feature]) return `Your plan does not include ${label}.`
  return undefined
}
