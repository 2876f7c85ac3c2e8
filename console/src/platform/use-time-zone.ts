import { useAccount } from './account.ts'
import { useSession } from './session.ts'

/** The agent's own time zone, or the agency's. */
export function useTimeZone(): string {
  const { agency } = useAccount()
  const { user } = useSession()
  return user.timeZone ?? agency.timeZone
}
