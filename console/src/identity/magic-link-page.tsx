import { safeNext } from '@gable/shared/identity/next.ts'
import { Navigate, useSearchParams } from 'react-router-dom'
import { call } from '../platform/use-api.ts'
import { AtTheDoor } from './at-the-door.tsx'
import { useTokenExchange } from './token-exchange.ts'

/** Where the mailed sign-in link leads: the session begins by itself. */
export function MagicLinkPage() {
  const token = useSearchParams()[0].get('link_token')
  return token ? <Verifying token={token} /> : <Navigate replace to="/auth/login" />
}

function Verifying({ token }: { token: string }) {
  useTokenExchange(token, verify)
  return <AtTheDoor title="Signing you in">One moment, your link is being checked.</AtTheDoor>
}

async function verify(linkToken: string) {
  const { state } = await call('POST /auth/magic-link/verify', { body: { linkToken } })
  return `/${safeNext(state) ?? ''}`
}
