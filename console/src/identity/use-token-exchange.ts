import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from '../design/feedback/toast.tsx'
import { useOpenSession } from '../platform/session.ts'
import { getLinkError } from './sign-in-error.ts'

/**
 * Exchanges the token of an emailed link for a session and opens the returned path. Errors are shown on the sign-in
 * page.
 */
export function useTokenExchange(token: string, exchange: (token: string) => Promise<string>) {
  const navigate = useNavigate()
  const openSession = useOpenSession()
  useEffect(() => {
    let isMounted = true
    exchangeOnce(token, exchange)
      .then(async (path) => {
        if (isMounted) await openSession(path)
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

const exchanges = new Map<string, Promise<string>>()

/** A token works only once, but strict mode runs effects twice. */
function exchangeOnce(token: string, exchange: (token: string) => Promise<string>) {
  const result = exchanges.get(token) ?? exchange(token)
  exchanges.set(token, result)
  return result
}
