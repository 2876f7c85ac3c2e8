import type { RecordedLoan } from '@gable/shared/properties/equity.ts'
import type { Provenance } from '@gable/shared/properties/facts.ts'
import type { MortgageEntry } from '@gable/shared/properties/mortgage.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { toDollars, toNumber } from './property-facts.ts'

const listMortgageRows = (db: Db, { accountId }: AccountScope, propertyId: string) =>
  db
    .selectFrom('mortgages')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('property_id', '=', propertyId)
    .orderBy('mortgage_date', 'desc')
    .orderBy('id')
    .execute()

export async function listMortgages(db: Db, scope: AccountScope, propertyId: string): Promise<MortgageEntry[]> {
  const rows = await listMortgageRows(db, scope, propertyId)
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

export async function listRecordedLoans(
  db: Db,
  scope: AccountScope,
  propertyId: string,
): Promise<(RecordedLoan & { from: Provenance })[]> {
  const rows = await listMortgageRows(db, scope, propertyId)
  return rows.map((row) => ({
    date: row.mortgage_date,
    amount: Number(row.amount_cents) / 100,
    termMonths: row.term_months,
    annualRate: toNumber(row.annual_rate),
    loanType: row.loan_type,
    from: toProvenance(row),
  }))
}

const toProvenance = (row: { provider: string; source: string; as_of: string | null }): Provenance => ({
  provider: row.provider,
  source: row.source,
  date: row.as_of,
})
