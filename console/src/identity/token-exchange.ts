import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from '../design/feedback/toast.tsx'
import { useEnter } from '../platform/session.ts'
import { refusalOfLink } from './sign-in-refusal.ts'

/**
 * Takes what a mailed link carries to the server, once however often the page is drawn, and goes where the answer
 * leads. A refusal leads to the sign-in page and is told there.
 */
export function useTokenExchange(token: string, exchange: (token: string) => Promise<string>) {
  const navigate = useNavigate()
  const enter = useEnter()
  useEffect(() => {
    let isHere = true
    once(token, exchange)
      .then(async (path) => {
        if (isHere) await enter(path)
      })
      .catch((error) => {
        if (isHere) turnAway(error)
      })
    return () => {
      isHere = false
    }

    function turnAway(error: unknown) {
      const { where, text } = refusalOfLink(error)
      if (where === 'toast') toast.error(text)
      void navigate('/auth/login', { replace: true, state: where === 'page' ? { message: text } : null })
    }
  }, [token, exchange, navigate, enter])
}

const begun = new Map<string, Promise<string>>()

function once(token: string, exchange: (token: string) => Promise<string>) {
  const answer = begun.get(token) ?? exchange(token)
  begun.set(token, answer)
  return answer
}
