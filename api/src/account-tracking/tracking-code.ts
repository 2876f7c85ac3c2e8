import type { TrackingCode, TrackingCodeUpdate } from '@gable/shared/account-tracking/tracking-code.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { getAccountSettings, lockAccountSettings, updateAccountSettings } from '../account-settings/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { countTrackedAssets } from './queries.ts'

export const getTrackingCode = async (db: Db, scope: AccountScope): Promise<TrackingCode> => ({
  trackingCode: (await getAccountSettings(db, scope)).tracking_code,
  runsOn: await countTrackedAssets(db, scope),
})

export async function updateTrackingCode(db: Db, scope: AccountScope, { trackingCode, basedOn }: TrackingCodeUpdate) {
  const { tracking_code } = await lockAccountSettings(db, scope)
  if (tracking_code !== basedOn)
    throw new Problem('conflict', 'Someone else changed this code. Reload the page to see their version.')
  await updateAccountSettings(db, scope, { tracking_code: trackingCode })
  return getTrackingCode(db, scope)
}
