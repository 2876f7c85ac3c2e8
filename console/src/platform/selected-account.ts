import { createContext, useContext } from 'react'
import { useParams } from 'react-router-dom'

/** The account a call is made for: the one in the address bar. */
export function selectedAccountId(pathname = window.location.pathname): string | undefined {
  const id = /^\/a\/([^/]+)/.exec(pathname)?.[1]
  return id && decoded(id)
}

/** A page outside `/a/…` that knows its account, such as a print page, provides it here. */
export const AccountIdContext = createContext<string | undefined>(undefined)

/** The account of the screen this is called in; nothing outside an account. */
export function useAccountId(): string | undefined {
  const { accountId } = useParams()
  const provided = useContext(AccountIdContext)
  return accountId ?? provided
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
