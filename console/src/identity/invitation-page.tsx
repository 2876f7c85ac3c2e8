import { Problem } from '@gable/shared/http/problem.ts'
import { invalidInvitationLink } from '@gable/shared/identity/messages.ts'
import { useSearchParams } from 'react-router-dom'
import { accountPath } from '../platform/account.ts'
import { call } from '../platform/use-api.ts'
import { AtTheDoor } from './at-the-door.tsx'
import { useTokenExchange } from './token-exchange.ts'

/** Where a mailed invitation leads: it is accepted, and the person is inside. */
export function InvitationPage() {
  const token = useSearchParams()[0].get('invitationToken') ?? ''
  useTokenExchange(token, accept)
  return <AtTheDoor title="Your invitation">One moment, your place is being prepared.</AtTheDoor>
}

async function accept(invitationCode: string) {
  if (!invitationCode) throw new Problem('bad_request', invalidInvitationLink)
  const { agencyId } = await call('POST /auth/invitation/accept', { body: { invitationCode } })
  return agencyId ? accountPath(agencyId) : '/auth/login'
}
