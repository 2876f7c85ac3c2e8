import type { Contract } from '@gable/shared/contract.ts'
import type { Reply } from '@gable/shared/http/endpoint.ts'
import type { Problem } from '@gable/shared/http/problem.ts'
import { createContext, useCallback, useContext } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { publishSessionEvent } from './session-events.ts'
import { call, useApi } from './use-api.ts'

export type Session = Reply<Contract['GET /session']>

/** Set by `SignedInGuard`. */
export const SessionContext = createContext<Session | undefined>(undefined)

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession must be used inside SignedInGuard')
  return session
}

interface SessionCheck {
  /** `null` if nobody is signed in, `undefined` while loading. */
  session: Session | null | undefined
  problem: Problem | undefined
  retry: () => void
}

/** For screens that do not require a session. */
export function useSessionCheck(): SessionCheck {
  const { data, error, mutate } = useApi('GET /session')
  const isSignedOut = error?.code === 'signed_out'
  return {
    session: isSignedOut ? null : data,
    problem: isSignedOut || data ? undefined : error,
    retry: () => void mutate(),
  }
}

/** Call after signing in: loads the session, then replaces the sign-in page in the history. */
export function useOpenSession() {
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  return useCallback(
    async (path: string) => {
      const session = await call('GET /session')
      await mutate(['GET /session', null, null], session, { revalidate: false })
      publishSessionEvent('signed-in')
      await navigate(path, { replace: true })
    },
    [mutate, navigate],
  )
}

export interface SignOutNotice {
  /** Shown on the sign-in page. */
  message?: string
}

/** Set on a deliberate sign-out: the sign-in page then does not return the next user to the current page. */
export const signOutNotice: { current: SignOutNotice | undefined } = { current: undefined }

/** Ends the session in every tab. The guards then redirect to the sign-in page. */
export async function signOut(message?: string) {
  // Another call may learn that the session has ended before this one returns.
  signOutNotice.current = message ? { message } : {}
  try {
    await call('POST /auth/sign-out')
  } catch (error) {
    signOutNotice.current = undefined
    throw error
  }
  publishSessionEvent('signed-out')
}
