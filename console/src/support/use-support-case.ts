import { useAccount } from '../platform/account.ts'
import { useSession } from '../platform/session.ts'
import type { SupportCase } from './support-url.ts'

/** A case that names the agency and the user: `Reactivate our account: Harbor Realty`. */
export function useSupportCase(request: string): SupportCase {
  const { accountId, agency } = useAccount()
  const { user } = useSession()
  return {
    subject: `${request}: ${agency.name}`,
    lines: ['', '', `Agency: ${agency.name}`, `Account: ${accountId}`, `Signed in as: ${user.email}`],
  }
}
