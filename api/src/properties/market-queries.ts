import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { toNumber } from './property-facts.ts'
import type { ProviderEstimate, ProviderMortgage } from './provider-data.ts'

const matchesAddress = (address: string) => sql<boolean>`key = address_key(${address})`

export const findMarketProperty = (db: Db, address: string) =>
  db.selectFrom('market_properties').selectAll().where(matchesAddress(address)).executeTakeFirst()

export async function findMarketEstimates(db: Db, address: string): Promise<ProviderEstimate[]> {
  const rows = await db
    .selectFrom('market_estimates')
    .selectAll()
    .where(matchesAddress(address))
    .where('value_date', '>', sql<string>`current_date - interval '2 years'`)
    .execute()
  return rows.map((row) => ({
    provider: row.provider,
    valueDate: row.value_date,
    medianCents: Number(row.median_cents),
    lowCents: Number(row.low_cents),
    highCents: Number(row.high_cents),
    confidence: row.confidence,
    deviation: toNumber(row.deviation),
    source: row.source,
  }))
}

export async function findMarketMortgages(db: Db, address: string): Promise<ProviderMortgage[]> {
  const rows = await db.selectFrom('market_mortgages').selectAll().where(matchesAddress(address)).execute()
  return rows.map((row) => ({
    date: row.mortgage_date,
    documentNumber: row.document_number || null,
    amountCents: Number(row.amount_cents),
    termMonths: row.term_months,
    annualRate: toNumber(row.annual_rate),
    loanType: row.loan_type,
    borrowerNames: row.borrower_names,
    officerName: row.loan_officer_name,
    officerNmlsId: row.loan_officer_nmls_id,
    lenderName: row.lender_name,
    lenderCode: row.lender_code,
    from: { provider: row.provider, source: row.source, date: row.as_of },
  }))
}

/** No rows mean that the property is not known. */
export async function undefinedIfEmpty<T>(query: Promise<T[]>): Promise<T[] | undefined> {
  const rows = await query
  return rows.length > 0 ? rows : undefined
}
