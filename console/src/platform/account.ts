import type { Permission, Role } from '@gable/shared/access.ts'
import type { Agency, Agent } from '@gable/shared/agency/agency.ts'
import type { Contract } from '@gable/shared/contract.ts'
import type { Reply } from '@gable/shared/http/endpoint.ts'
import type { Plan } from '@gable/shared/plans/plan.ts'
import { createContext, useContext } from 'react'

export { useAccountId } from './selected-account.ts'

export interface Account {
  accountId: string
  agent: Agent
  agency: Agency
  role: Role
  permissions: readonly Permission[]
  plan: Plan
  /** Set while the user lacks the second factor that the agency requires. */
  twoFactor: Reply<Contract['GET /agent/permissions']>['twoFactor']
}

/** Set by `AccountLoader` once everything is loaded. */
export const AccountContext = createContext<Account | undefined>(undefined)

export function useAccount(): Account {
  const account = useContext(AccountContext)
  if (!account) throw new Error('useAccount must be used inside an account')
  return account
}

export const usePermission = (permission: Permission): boolean => useAccount().permissions.includes(permission)

/** Builds paths inside the selected account: `useAccountPath()('marketing/widget')`. */
export function useAccountPath() {
  const { accountId } = useAccount()
  return (path = '') => accountPath(accountId, path)
}

export const accountPath = (accountId: string, path = '') =>
  `/a/${encodeURIComponent(accountId)}${path && `/${path.replace(/^\/+/, '')}`}`
