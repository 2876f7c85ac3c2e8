import { calculateEquity, type SourcedEquity } from '@gable/shared/properties/equity.ts'
import type { HomeValueEstimate } from '@gable/shared/properties/estimate.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type AcceptedFact, getAcceptedLoanBalance, toOwnerProvenance } from './accepted-fact-queries.ts'
import { getHomeValue } from './estimate-queries.ts'
import { getMarketablePropertyOrThrow } from './get-property.ts'
import { listRecordedLoans, type SourcedLoan } from './mortgage-queries.ts'

export async function getEquity(db: Db, scope: AccountScope, id: string): Promise<SourcedEquity> {
  const property = await getMarketablePropertyOrThrow(db, scope, id)
  const [estimate] = (await getHomeValue(db, scope, id)).data
  return toEquity({
    property,
    estimate,
    loans: await listRecordedLoans(db, scope, id),
    balance: await getAcceptedLoanBalance(db, scope, id),
  })
}

interface EquityFigures {
  property: Property
  estimate: HomeValueEstimate | undefined
  loans: SourcedLoan[]
  /** As an owner says it. */
  balance: AcceptedFact | null
}

export function toEquity({ property, estimate, loans, balance }: EquityFigures): SourcedEquity {
  const today = new Date().toISOString().slice(0, 10)
  return {
    ...calculateEquity({
      loans,
      lastSoldOn: property.homeFacts.opdLite.recentSaleOrListDate,
      estimate,
      today,
      ownerBalance: balance?.value,
    }),
    valueFrom: estimate ? { provider: estimate.provider, source: estimate.source, date: estimate.valueDate } : null,
    loansFrom: balance ? [toOwnerProvenance(balance.date)] : loans.map(({ from }) => from),
  }
}
