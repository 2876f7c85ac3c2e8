import type { Comparable } from '@gable/shared/properties/comparable.ts'
import type { HomeValue, Zestimate } from '@gable/shared/properties/estimate.ts'
import type { MortgageRates } from '@gable/shared/properties/mortgage-rates.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../platform/database.ts'
import { prepared } from '../platform/query-batching.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type AcceptedFact, acceptedLoanBalance } from './accepted-fact-queries.ts'
import { selectComparables, toComparables } from './comparable-queries.ts'
import { selectEstimates, toHomeValue } from './estimate-queries.ts'
import { type SourcedLoan, selectMortgages, toRecordedLoans } from './mortgage-queries.ts'
import { selectListingsNearProperty } from './nearby-listing-queries.ts'
import { selectRates, toMortgageRates } from './rate-queries.ts'
import { selectZestimate, toZestimate } from './zestimate-queries.ts'

export interface PageFigures {
  value: HomeValue
  comparables: Comparable[]
  loans: SourcedLoan[]
  balance: AcceptedFact | null
  rates: MortgageRates[]
  zestimate: Zestimate | null
}

/** All figures of the page of a home in one statement, because each one more costs a round trip. */
export async function getPageFigures(
  db: Db,
  scope: AccountScope,
  property: Property,
  historyYears: number,
): Promise<PageFigures> {
  const { propertyId } = property
  const rows = await db
    .selectNoFrom([
      jsonArrayFrom(selectEstimates(db, scope, propertyId, historyYears)).as('estimates'),
      jsonArrayFrom(selectComparables(db, scope, propertyId)).as('comparables'),
      selectListingsNearProperty(scope, propertyId).as('listings'),
      jsonArrayFrom(selectMortgages(db, scope, propertyId)).as('mortgages'),
      acceptedLoanBalance(scope, propertyId).as('balance'),
      jsonArrayFrom(selectRates(db)).as('rates'),
      jsonArrayFrom(selectZestimate(db, scope, propertyId)).as('zestimates'),
    ])
    .modifyFront(prepared)
    .executeTakeFirstOrThrow()
  return {
    value: toHomeValue(rows.estimates),
    comparables: toComparables(rows.comparables, rows.listings, property),
    loans: toRecordedLoans(rows.mortgages),
    balance: rows.balance,
    rates: toMortgageRates(rows.rates),
    zestimate: toZestimate(rows.zestimates),
  }
}
