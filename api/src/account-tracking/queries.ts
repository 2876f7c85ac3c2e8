import type { TrackingCode } from '@gable/shared/account-tracking/tracking-code.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Counts the published landing pages and hosted forms, which run the account's tracking code. */
export async function countTrackedAssets(db: Db, { accountId }: AccountScope): Promise<TrackingCode['runsOn']> {
  const { landingPages, forms } = await db
    .selectFrom('assets')
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('kind', '=', 'landing-page').as('landingPages'),
      fn.countAll<string>().filterWhere('kind', 'in', ['landing-page', 'widget']).as('forms'),
    ])
    .where('account_id', '=', accountId)
    .where('status', '=', 'PUBLISHED')
    .executeTakeFirstOrThrow()
  return { landingPages: Number(landingPages), forms: Number(forms) }
}
