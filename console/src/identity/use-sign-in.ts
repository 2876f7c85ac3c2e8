import { useCallback } from 'react'
import { useOpenSession } from '../platform/session.ts'
import { call } from '../platform/use-api.ts'
import type { Credentials } from './validate-credentials.ts'

/** Signs in and opens the requested page. Throws the server's errors. */
export function useSignIn(next: string | undefined) {
  const openSession = useOpenSession()
  return useCallback(
    async ({ email, password }: Credentials) => {
      await call('POST /auth/login', { body: { email: email.trim(), password } })
      await openSession(`/${next ?? ''}`)
    },
    [openSession, next],
  )
}
