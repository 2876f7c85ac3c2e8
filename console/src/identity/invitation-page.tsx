import { Problem } from '@gable/shared/http/problem.ts'
import { invalidInvitationLink } from '@gable/shared/identity/messages.ts'
import { useSearchParams } from 'react-router-dom'
import { accountPath } from '../platform/account.ts'
import { call } from '../platform/use-api.ts'
import { AuthProgress } from './auth-progress.tsx'
import { useTokenExchange } from './use-token-exchange.ts'

/** The page invitation emails link to. Accepts the invitation and opens the account. */
export function InvitationPage() {
  const token = useSearchParams()[0].get('invitationToken') ?? ''
  useTokenExchange(token, acceptInvitation)
  return <AuthProgress title="Your invitation">Accepting your invitation…</AuthProgress>
}

async function acceptInvitation(invitationCode: string) {
  if (!invitationCode) throw new Problem('bad_request', invalidInvitationLink)
  const { agencyId, needsSecondFactor } = await call('POST /auth/invitation/accept', { body: { invitationCode } })
  return { path: agencyId ? accountPath(agencyId) : '/auth/login', needsSecondFactor }
}
