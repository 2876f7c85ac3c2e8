import { toSafeNext } from '@gable/shared/identity/next.ts'
import { Navigate, useSearchParams } from 'react-router-dom'
import { call } from '../platform/use-api.ts'
import { AuthProgress } from './auth-progress.tsx'
import { useTokenExchange } from './use-token-exchange.ts'

/** The page sign-in emails link to. Signs the user in. */
export function MagicLinkPage() {
  const token = useSearchParams()[0].get('link_token')
  return token ? <VerifyToken token={token} /> : <Navigate replace to="/auth/login" />
}

function VerifyToken({ token }: { token: string }) {
  useTokenExchange(token, verifyToken)
  return <AuthProgress title="Signing you in">Checking your link…</AuthProgress>
}

async function verifyToken(linkToken: string) {
  const { state, needsSecondFactor } = await call('POST /auth/magic-link/verify', { body: { linkToken } })
  return { path: `/${toSafeNext(state) ?? ''}`, needsSecondFactor }
}
