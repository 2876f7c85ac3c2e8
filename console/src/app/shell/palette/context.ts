import type { Contract } from '@gable/shared/contract.ts'
import type { Reply } from '@gable/shared/http/endpoint.ts'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type ThemeChoice, useTheme } from '../../../design/theme.ts'
import { type Account, accountPath, useAccount } from '../../../platform/account.ts'
import { useApi } from '../../../platform/use-api.ts'

export type AccountSummary = Reply<Contract['GET /accounts']>[number]

/** What the finders of the palette may know and do. */
export interface PaletteContext {
  account: Account
  /** Where one is. */
  pathname: string
  /** Opens a place of the console; `within` gives the path of one in this account. */
  go: (path: string) => unknown
  within: (path: string) => string
  chooseTheme: (choice: ThemeChoice) => void
  /** At once when they are known, otherwise when they are read. */
  accounts: () => AccountSummary[] | Promise<AccountSummary[]>
}

export function usePaletteContext(): PaletteContext {
  const account = useAccount()
  const go = useNavigate()
  const { pathname } = useLocation()
  const { choose: chooseTheme } = useTheme()
  const { data, mutate } = useApi('GET /accounts')
  return useMemo(
    () => ({
      account,
      pathname,
      go,
      chooseTheme,
      within: (path) => accountPath(account.accountId, path),
      accounts: () => data ?? mutate().then((accounts) => accounts ?? []),
    }),
    [account, pathname, go, chooseTheme, data, mutate],
  )
}
