import type { Permission } from '@gable/shared/access.ts'
import type { Agency } from '@gable/shared/agency/agency.ts'
import { accountCanceled, agencyNotSetUp } from '@gable/shared/identity/messages.ts'

interface Membership {
  hasPlan: boolean
  agencyStatus: Agency['status']
  permissions: readonly Permission[]
}

/**
 * The reason why a user with these memberships cannot sign in, if there is one. One open account is enough. A user
 * without accounts can sign in, and the console explains it.
 */
export function getSignInError(memberships: readonly Membership[], product: string): string | undefined {
  if (memberships.length === 0) return undefined
  const withPlan = memberships.filter(({ hasPlan }) => hasPlan)
  if (withPlan.length === 0) return accountCanceled
  if (withPlan.every(isWaitingForSetup)) return agencyNotSetUp(product)
  return undefined
}

const isWaitingForSetup = ({ agencyStatus, permissions }: Membership) =>
  agencyStatus === 'CREATED' && !permissions.includes('ACCESS_ACCOUNT_SETTINGS')
