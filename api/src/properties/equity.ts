import { equityOf, type SourcedEquity } from '@gable/shared/properties/equity.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { readHomeValue } from './estimate-queries.ts'
import { marketedProperty } from './known-property.ts'
import { listLoans } from './mortgage-queries.ts'

export async function readEquity(db: Db, scope: AccountScope, id: string): Promise<SourcedEquity> {
  const { homeFacts } = await marketedProperty(db, scope, id)
  const [estimate] = (await readHomeValue(db, scope, id)).data
  const loans = await listLoans(db, scope, id)
  const today = new Date().toISOString().slice(0, 10)
  return {
    ...equityOf({ loans, lastSoldOn: homeFacts.opdLite.recentSaleOrListDate, estimate, today }),
    valueFrom: estimate ? { provider: estimate.provider, source: estimate.source, date: estimate.valueDate } : null,
    loansFrom: loans.map(({ from }) => from),
  }
}
