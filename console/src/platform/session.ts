import type { Contract } from '@gable/shared/contract.ts'
import type { Reply } from '@gable/shared/http/endpoint.ts'
import type { Problem } from '@gable/shared/http/problem.ts'
import { createContext, useCallback, useContext } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { tellSessionEvent } from './session-events.ts'
import { call, useApi } from './use-api.ts'

export type Session = Reply<Contract['GET /session']>

/** Set by the guard that found somebody signed in. */
export const SessionContext = createContext<Session | undefined>(undefined)

/** Who is signed in, with their accounts and whether somebody of the support team acts for them. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a signed-in screen')
  return session
}

interface SessionCheck {
  /** Nobody is `null`; `undefined` is not known yet. */
  session: Session | null | undefined
  problem: Problem | undefined
  retry: () => void
}

/** Whether somebody is signed in, for screens that do not need it. */
export function useSessionCheck(): SessionCheck {
  const { data, error, mutate } = useApi('GET /session')
  const isNobody = error?.code === 'signed_out'
  return {
    session: isNobody ? null : data,
    problem: isNobody || data ? undefined : error,
    retry: () => void mutate(),
  }
}

/** After a session began: reads it, then opens the page, leaving nothing of the sign-in in the history. */
export function useEnter() {
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  return useCallback(
    async (path: string) => {
      const session = await call('GET /session')
      await mutate(['GET /session', null, null], session, { revalidate: false })
      tellSessionEvent('signed-in')
      await navigate(path, { replace: true })
    },
    [mutate, navigate],
  )
}

export interface Farewell {
  /** Kept on the sign-in page. */
  message?: string
}

/** Set while this tab's person is leaving on purpose: the guard then does not promise to bring the next one back here. */
export const farewell: { current: Farewell | undefined } = { current: undefined }

/** Ends the session in every tab. The guards then lead to the sign-in page. */
export async function signOut(message?: string) {
  await call('POST /auth/sign-out')
  farewell.current = message ? { message } : {}
  tellSessionEvent('signed-out')
}
