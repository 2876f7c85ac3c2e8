import type { AccountCode } from '@gable/shared/account-tracking/account-code.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export async function countWhereItRuns(db: Db, { accountId }: AccountScope): Promise<AccountCode['runsOn']> {
  const { landingPages, forms } = await db
    .selectFrom('subjects')
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('kind', '=', 'landing-page').as('landingPages'),
      fn.countAll<string>().filterWhere('kind', 'in', ['landing-page', 'widget']).as('forms'),
    ])
    .where('account_id', '=', accountId)
    .where('status', '=', 'PUBLISHED')
    .executeTakeFirstOrThrow()
  return { landingPages: Number(landingPages), forms: Number(forms) }
}
