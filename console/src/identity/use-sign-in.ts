import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useOpenSession } from '../platform/session.ts'
import { call } from '../platform/use-api.ts'
import { getSecondFactorPath } from './second-factor-path.ts'
import type { Credentials } from './validate-credentials.ts'

/** Signs in and opens the requested page, or the second step before it. Throws the server's errors. */
export function useSignIn(next: string | undefined) {
  const openSession = useOpenSession()
  const navigate = useNavigate()
  return useCallback(
    async ({ email, password }: Credentials) => {
      const reply = await call('POST /auth/login', { body: { email: email.trim(), password } })
      if (reply?.needsSecondFactor) return void navigate(getSecondFactorPath(next))
      await openSession(`/${next ?? ''}`)
    },
    [openSession, navigate, next],
  )
}
