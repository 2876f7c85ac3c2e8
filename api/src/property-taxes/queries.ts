import type { CountyTax } from '@gable/shared/property-taxes/county-tax.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Calculators ask for a ZIP code only while some lead to a figure. */
export async function hasCountyTaxes(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('market_property_taxes')
    .select('key')
    .where(sql<boolean>`zips <> '{}'`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Undefined for a ZIP code in several counties, which says nothing about a home. */
export async function findTaxByZip(db: Db, zip: string): Promise<CountyTax | undefined> {
  const rows = await selectTaxes(db).where(sql<boolean>`t.zips @> array[${zip}]`).limit(2).execute()
  return toCountyTax(rows)
}

/** By the county on record, or else by the ZIP code of the address. */
export const selectHomeTax = (db: Db, { accountId }: AccountScope, propertyId: string) =>
  selectTaxes(db)
    .innerJoin('properties as p', 'p.state', 't.state')
    .where('p.account_id', '=', accountId)
    .where('p.id', '=', propertyId)
    .where(
      sql<boolean>`case when p.county <> '' then t.key = county_key(p.county) else t.zips @> array[left(p.zip, 5)] end`,
    )
    .limit(2)

type TaxRow = Awaited<ReturnType<ReturnType<typeof selectTaxes>['execute']>>[number]

export function toCountyTax(rows: TaxRow[]): CountyTax | undefined {
  const [row] = rows
  return row && rows.length === 1 ? { ...row, rate: Number(row.rate) } : undefined
}

const selectTaxes = (db: Db) =>
  db.selectFrom('market_property_taxes as t').select(['t.state', 't.county', 't.rate', 't.year', 't.source'])
