import { useAccount } from './account.ts'
import { useSession } from './session.ts'

/** In which days and hours are told: the agent's own, or the agency's. */
export function useTimeZone(): string {
  const { agency } = useAccount()
  const { user } = useSession()
  return user.timeZone ?? agency.timeZone
}
