import type { Comparable } from '@gable/shared/properties/comparable.ts'
import type { HomeValue, Zestimate } from '@gable/shared/properties/estimate.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import type { CountyTax } from '@gable/shared/property-taxes/county-tax.ts'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { selectHomeTax, toCountyTax } from '../property-taxes/queries.ts'
import { type AcceptedFact, acceptedLoanBalance } from './accepted-fact-queries.ts'
import { selectComparables, toComparables } from './comparable-queries.ts'
import { selectEstimates, toHomeValue } from './estimate-queries.ts'
import { type SourcedLoan, selectMortgages, toRecordedLoans } from './mortgage-queries.ts'
import { selectListingsNearProperty } from './nearby-listing-queries.ts'
import { selectZestimate, toZestimate } from './zestimate-queries.ts'

export interface PageFigures {
  value: HomeValue
  comparables: Comparable[]
  loans: SourcedLoan[]
  balance: AcceptedFact | null
  zestimate: Zestimate | null
  propertyTax: CountyTax | undefined
}

/** All figures of the page of a home as columns of one statement, because each one more costs a round trip. */
export const selectPageFigures = (db: Db, scope: AccountScope, propertyId: string, historyYears: number) =>
  [
    jsonArrayFrom(selectEstimates(db, scope, propertyId, historyYears)).as('estimates'),
    jsonArrayFrom(selectComparables(db, scope, propertyId)).as('comparables'),
    selectListingsNearProperty(scope, propertyId).as('listings'),
    jsonArrayFrom(selectMortgages(db, scope, propertyId)).as('mortgages'),
    acceptedLoanBalance(scope, propertyId).as('balance'),
    jsonArrayFrom(selectZestimate(db, scope, propertyId)).as('zestimates'),
    jsonArrayFrom(selectHomeTax(db, scope, propertyId)).as('property_taxes'),
  ] as const

interface FigureRows {
  estimates: Parameters<typeof toHomeValue>[0]
  comparables: Parameters<typeof toComparables>[0]
  listings: Parameters<typeof toComparables>[1]
  mortgages: Parameters<typeof toRecordedLoans>[0]
  balance: AcceptedFact | null
  zestimates: Parameters<typeof toZestimate>[0]
  property_taxes: Parameters<typeof toCountyTax>[0]
}

export function toPageFigures(rows: FigureRows, property: Property): PageFigures {
  return {
    value: toHomeValue(rows.estimates),
    comparables: toComparables(rows.comparables, rows.listings, property),
    loans: toRecordedLoans(rows.mortgages),
    balance: rows.balance,
    zestimate: toZestimate(rows.zestimates),
    propertyTax: toCountyTax(rows.property_taxes),
  }
}
