import { calculateEquity, type SourcedEquity } from '@gable/shared/properties/equity.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getAcceptedLoanBalance, toOwnerProvenance } from './accepted-fact-queries.ts'
import { getHomeValue } from './estimate-queries.ts'
import { getMarketablePropertyOrThrow } from './get-property.ts'
import { listRecordedLoans } from './mortgage-queries.ts'

export async function getEquity(db: Db, scope: AccountScope, id: string): Promise<SourcedEquity> {
  const { homeFacts } = await getMarketablePropertyOrThrow(db, scope, id)
  const [estimate] = (await getHomeValue(db, scope, id)).data
  const loans = await listRecordedLoans(db, scope, id)
  const balance = await getAcceptedLoanBalance(db, scope, id)
  const today = new Date().toISOString().slice(0, 10)
  return {
    ...calculateEquity({
      loans,
      lastSoldOn: homeFacts.opdLite.recentSaleOrListDate,
      estimate,
      today,
      ownerBalance: balance?.value,
    }),
    valueFrom: estimate ? { provider: estimate.provider, source: estimate.source, date: estimate.valueDate } : null,
    loansFrom: balance ? [toOwnerProvenance(balance.date)] : loans.map(({ from }) => from),
  }
}
