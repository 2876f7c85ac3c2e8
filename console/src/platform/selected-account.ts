import { createContext, useContext, useLayoutEffect } from 'react'
import { useParams } from 'react-router-dom'

/** The account on screen, which API calls use by default. */
export const getSelectedAccountId = () => selected

/** Selects an account while its screen is mounted. The URL cannot be used: it changes before the screen does. */
export function useSelectAccount(accountId: string) {
  useLayoutEffect(() => {
    selected = accountId
    return () => {
      if (selected === accountId) selected = undefined
    }
  }, [accountId])
}

/** Provided by pages outside `/a/…` that belong to an account, such as print pages. */
const AccountIdContext = createContext<string | undefined>(undefined)

/** Undefined outside an account. */
export function useAccountId(): string | undefined {
  const { accountId } = useParams()
  const provided = useContext(AccountIdContext)
  return accountId ?? provided
}

let selected: string | undefined
