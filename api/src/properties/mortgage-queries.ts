import type { RecordedLoan } from '@gable/shared/properties/equity.ts'
import type { Provenance } from '@gable/shared/properties/facts.ts'
import type { MortgageEntry } from '@gable/shared/properties/mortgage.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { toNumber } from './property-facts.ts'
import { toDollars } from './to-dollars.ts'

export const selectMortgages = (db: Db, { accountId }: AccountScope, propertyId: string) =>
  db
    .selectFrom('mortgages')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('property_id', '=', propertyId)
    .orderBy('mortgage_date', 'desc')
    .orderBy('id')

export async function listMortgages(db: Db, scope: AccountScope, propertyId: string): Promise<MortgageEntry[]> {
  const rows = await selectMortgages(db, scope, propertyId).execute()
  return rows.map((row) => ({
    mortgageDate: row.mortgage_date,
    mortgageAmount: toDollars(row.amount_cents),
    mortgageTerm: row.term_months,
    mortgageLoanType: row.loan_type,
    borrowerNames: row.borrower_names,
    loanOfficerNmlsName: row.loan_officer_name,
    loanOfficerNmlsId: row.loan_officer_nmls_id,
    lenderCompanyName: row.lender_name,
    lenderCompanyCode: row.lender_code,
    mortgageRecordedDocumentNumber: row.document_number,
    from: toProvenance(row),
  }))
}

export type SourcedLoan = RecordedLoan & { from: Provenance }

export const listRecordedLoans = async (db: Db, scope: AccountScope, propertyId: string): Promise<SourcedLoan[]> =>
  toRecordedLoans(await selectMortgages(db, scope, propertyId).execute())

type MortgageRow = Awaited<ReturnType<ReturnType<typeof selectMortgages>['execute']>>[number]

export const toRecordedLoans = (rows: MortgageRow[]): SourcedLoan[] =>
  rows.map((row) => ({
    date: row.mortgage_date,
    amount: Number(row.amount_cents) / 100,
    termMonths: row.term_months,
    annualRate: toNumber(row.annual_rate),
    loanType: row.loan_type,
    from: toProvenance(row),
  }))

const toProvenance = (row: { provider: string; source: string; as_of: string | null }): Provenance => ({
  provider: row.provider,
  source: row.source,
  date: row.as_of,
})
