import * as z from 'zod'
import { Provenance } from './facts.ts'

/** A recorded mortgage. Amounts are whole dollars, terms are months. */
export const MortgageEntry = z.object({
  mortgageDate: z.string().nullable(),
  mortgageAmount: z.number().nullable(),
  mortgageTerm: z.number().nullable(),
  mortgageLoanType: z.string().nullable(),
  borrowerNames: z.array(z.string()),
  loanOfficerNmlsName: z.string().nullable(),
  loanOfficerNmlsId: z.string().nullable(),
  lenderCompanyName: z.string().nullable(),
  lenderCompanyCode: z.string().nullable(),
  mortgageRecordedDocumentNumber: z.string().nullable(),
  from: Provenance,
})
export type MortgageEntry = z.infer<typeof MortgageEntry>

export const mortgagesUnavailableMessage = 'Mortgage details are not available for this contact.'

/** Rounded to one decimal. */
export const termInYears = (months: number): number => Math.round((months / 12) * 10) / 10
