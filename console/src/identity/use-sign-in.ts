import { useCallback } from 'react'
import { useEnter } from '../platform/session.ts'
import { call } from '../platform/use-api.ts'
import type { Credentials } from './sign-in-rules.ts'

/** Signs in and goes where the person wanted to go. Throws what the server refuses. */
export function useSignIn(next: string | undefined) {
  const enter = useEnter()
  return useCallback(
    async ({ email, password }: Credentials) => {
      await call('POST /auth/login', { body: { email: email.trim(), password } })
      await enter(`/${next ?? ''}`)
    },
    [enter, next],
  )
}
