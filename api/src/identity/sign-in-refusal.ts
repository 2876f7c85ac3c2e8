import type { Permission } from '@gable/shared/access.ts'
import type { Agency } from '@gable/shared/agency/agency.ts'
import { accountCancelled, agencyNotSetUp } from '@gable/shared/identity/messages.ts'

export interface Membership {
  hasPlan: boolean
  agencyStatus: Agency['status']
  permissions: readonly Permission[]
}

/**
 * Why a person with these memberships is not let in at all, if so. One account that is open to them is enough;
 * somebody without any account is let in and told so there.
 */
export function refusalAtSignIn(memberships: readonly Membership[], product: string): string | undefined {
  if (memberships.length === 0) return undefined
  const withPlan = memberships.filter(({ hasPlan }) => hasPlan)
  if (withPlan.length === 0) return accountCancelled
  if (withPlan.every(waitsForSetUp)) return agencyNotSetUp(product)
  return undefined
}

const waitsForSetUp = ({ agencyStatus, permissions }: Membership) =>
  agencyStatus === 'CREATED' && !permissions.includes('ACCESS_ACCOUNT_SETTINGS')
