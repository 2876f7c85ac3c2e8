import { createContext, useContext, useLayoutEffect } from 'react'
import { useParams } from 'react-router-dom'

/** The account a call is made for unless it says otherwise: the one on the screen. */
export const selectedAccountId = () => selected

/** Selects an account for as long as its screen stands. The address is no measure: it changes before the screen does. */
export function useSelectAccount(accountId: string) {
  useLayoutEffect(() => {
    selected = accountId
    return () => {
      if (selected === accountId) selected = undefined
    }
  }, [accountId])
}

/** A page outside `/a/…` that knows its account, such as a print page, provides it here. */
export const AccountIdContext = createContext<string | undefined>(undefined)

/** The account of the screen this is called in; nothing outside an account. */
export function useAccountId(): string | undefined {
  const { accountId } = useParams()
  const provided = useContext(AccountIdContext)
  return accountId ?? provided
}

let selected: string | undefined
