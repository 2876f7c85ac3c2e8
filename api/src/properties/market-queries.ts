import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { DeliveredEstimate, DeliveredMortgage } from './delivered.ts'
import { numberOf } from './facts-of-row.ts'

const isAt = (address: string) => sql<boolean>`key = address_key(${address})`

export const findMarketHome = (db: Db, address: string) =>
  db.selectFrom('market_homes').selectAll().where(isAt(address)).executeTakeFirst()

export async function findMarketEstimates(db: Db, address: string): Promise<DeliveredEstimate[]> {
  const rows = await db
    .selectFrom('market_estimates')
    .selectAll()
    .where(isAt(address))
    .where('value_date', '>', sql<string>`current_date - interval '2 years'`)
    .execute()
  return rows.map((row) => ({
    provider: row.provider,
    valueDate: row.value_date,
    medianCents: Number(row.median_cents),
    lowCents: Number(row.low_cents),
    highCents: Number(row.high_cents),
    confidence: row.confidence,
    deviation: numberOf(row.deviation),
    source: row.source,
  }))
}

export async function findMarketMortgages(db: Db, address: string): Promise<DeliveredMortgage[]> {
  const rows = await db.selectFrom('market_mortgages').selectAll().where(isAt(address)).execute()
  return rows.map((row) => ({
    date: row.mortgage_date,
    documentNumber: row.document_number || null,
    amountCents: Number(row.amount_cents),
    termMonths: row.term_months,
    annualRate: numberOf(row.annual_rate),
    loanType: row.loan_type,
    borrowerNames: row.borrower_names,
    officerName: row.loan_officer_name,
    officerNmlsId: row.loan_officer_nmls_id,
    lenderName: row.lender_name,
    lenderCode: row.lender_code,
    from: { provider: row.provider, source: row.source, date: row.as_of },
  }))
}

/** No rows at all: the home is not known. */
export async function findDelivered<T>(finding: Promise<T[]>): Promise<T[] | undefined> {
  const rows = await finding
  return rows.length > 0 ? rows : undefined
}
