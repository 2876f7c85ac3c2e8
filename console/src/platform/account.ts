import type { Permission, Role } from '@gable/shared/access.ts'
import type { Agency, Agent } from '@gable/shared/agency/agency.ts'
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
}

/** Set by the guard that loaded the account; below it everything is there. */
export const AccountContext = createContext<Account | undefined>(undefined)

/** The selected account: the agent in it, the agency, what the agent may do and what the plan allows. */
export function useAccount(): Account {
  const account = useContext(AccountContext)
  if (!account) throw new Error('useAccount needs a screen inside an account')
  return account
}

export const usePermission = (permission: Permission): boolean => useAccount().permissions.includes(permission)

/** A path inside the selected account: `useAccountPath()('marketing/widget')`. */
export function useAccountPath() {
  const { accountId } = useAccount()
  return (path = '') => accountPath(accountId, path)
}

export const accountPath = (accountId: string, path = '') =>
  `/a/${encodeURIComponent(accountId)}${path && `/${path.replace(/^\/+/, '')}`}`
