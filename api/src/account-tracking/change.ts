import type { AccountCode, AccountCodeChange } from '@gable/shared/account-tracking/account-code.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { changeAccountSettings, lockAccountSettings, readAccountSettings } from '../account-settings/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { countWhereItRuns } from './queries.ts'

export const readAccountCode = async (db: Db, scope: AccountScope): Promise<AccountCode> => ({
  trackingCode: (await readAccountSettings(db, scope)).tracking_code,
  runsOn: await countWhereItRuns(db, scope),
})

export async function changeAccountCode(db: Db, scope: AccountScope, { trackingCode, basedOn }: AccountCodeChange) {
  const { tracking_code } = await lockAccountSettings(db, scope)
  if (tracking_code !== basedOn)
    throw new Problem('conflict', 'Somebody else changed the code meanwhile. Reload the page to see theirs.')
  await changeAccountSettings(db, scope, { tracking_code: trackingCode })
  return readAccountCode(db, scope)
}
