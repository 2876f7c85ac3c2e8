import { isSuspended } from '@gable/shared/agency/suspension.ts'
import { useAccount } from '../../platform/account.ts'
import { useLiveStream } from '../../platform/live.ts'

/** The account's stream of news; a suspended account has none. */
export function LiveNews() {
  const { accountId, agency } = useAccount()
  useLiveStream(isSuspended(agency.defaultSettings.softFreezeAfter) ? undefined : accountId)
  return null
}
