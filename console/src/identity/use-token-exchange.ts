import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from '../design/feedback/toast.tsx'
import { useOpenSession } from '../platform/session.ts'
import { getSecondFactorPath } from './second-factor-path.ts'
import { getLinkError } from './sign-in-error.ts'

/** Where the user goes once signed in, and whether a second factor comes before that. */
interface TokenExchange {
  path: string
  needsSecondFactor?: true | undefined
}

/**
 * Exchanges the token of an emailed link for a session and opens the returned path. Errors are shown on the sign-in
 * page.
 */
export function useTokenExchange(token: string, exchange: (token: string) => Promise<TokenExchange>) {
  const navigate = useNavigate()
  const openSession = useOpenSession()
  useEffect(() => {
    let isMounted = true
    exchangeOnce(token, exchange)
      .then(async ({ path, needsSecondFactor }) => {
        if (!isMounted) return
        if (needsSecondFactor) await navigate(getSecondFactorPath(path.slice(1)), { replace: true })
        else await openSession(path)
      })
      .catch((error) => {
        if (isMounted) redirectToSignIn(error)
      })
    return () => {
      isMounted = false
    }

    function redirectToSignIn(error: unknown) {
      const { where, text } = getLinkError(error)
      if (where === 'toast') toast.error(text)
      void navigate('/auth/login', { replace: true, state: where === 'page' ? { message: text } : null })
    }
  }, [token, exchange, navigate, openSession])
}

const exchanges = new Map<string, Promise<TokenExchange>>()

/** A token works only once, but strict mode runs effects twice. */
function exchangeOnce(token: string, exchange: (token: string) => Promise<TokenExchange>) {
  const result = exchanges.get(token) ?? exchange(token)
  exchanges.set(token, result)
  return result
}
