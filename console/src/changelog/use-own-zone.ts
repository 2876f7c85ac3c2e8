import { useAccount } from '../platform/account.ts'
import { useSession } from '../platform/session.ts'

/** In which days history is told: the agent's own, or the agency's. The server counts by the same. */
export function useOwnZone(): string {
  const { agency } = useAccount()
  const { user } = useSession()
  return user.timeZone ?? agency.timeZone
}
