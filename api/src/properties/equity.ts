import { equityOf, type HomeEquity } from '@gable/shared/properties/equity.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { readHomeValue } from './estimate-queries.ts'
import { marketedProperty } from './known-property.ts'
import { listLoans } from './mortgage-queries.ts'

export async function readEquity(db: Db, scope: AccountScope, id: string): Promise<HomeEquity> {
  const { homeFacts } = await marketedProperty(db, scope, id)
  const { data } = await readHomeValue(db, scope, id)
  return equityOf({
    loans: await listLoans(db, scope, id),
    lastSoldOn: homeFacts.opdLite.recentSaleOrListDate,
    estimate: data[0],
    today: new Date().toISOString().slice(0, 10),
  })
}
