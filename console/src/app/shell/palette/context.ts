import type { Contract } from '@gable/shared/contract.ts'
import type { Reply } from '@gable/shared/http/endpoint.ts'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type ThemeChoice, useTheme } from '../../../design/theme.ts'
import { type Account, accountPath, useAccount } from '../../../platform/account.ts'
import { useApi } from '../../../platform/use-api.ts'

export type AccountSummary = Reply<Contract['GET /accounts']>[number]

/** Data and actions available to the palette's sources. */
export interface PaletteContext {
  account: Account
  pathname: string
  navigate: (path: string) => unknown
  toAccountPath: (path: string) => string
  setTheme: (choice: ThemeChoice) => void
  /** A promise until the accounts are loaded. */
  getAccounts: () => AccountSummary[] | Promise<AccountSummary[]>
}

export function usePaletteContext(): PaletteContext {
  const account = useAccount()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { setChoice: setTheme } = useTheme()
  const { data, mutate } = useApi('GET /accounts')
  return useMemo(
    () => ({
      account,
      pathname,
      navigate,
      setTheme,
      toAccountPath: (path) => accountPath(account.accountId, path),
      getAccounts: () => data ?? mutate().then((accounts) => accounts ?? []),
    }),
    [account, pathname, navigate, setTheme, data, mutate],
  )
}
