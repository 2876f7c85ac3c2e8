import type { Assumption } from '../../calculators/explanation.ts'
import type { Program } from '../../calculators/loan-program.ts'
import type { TableNote } from '../../calculators/state-table.ts'
import type { Language } from '../../journeys/journey.ts'
import { en } from './calculator-en.ts'
import { es } from './calculator-es.ts'

/** Labels that all calculators share. Their keys are part of the public reply. */
export interface CalculatorLabels {
  /** Input errors. {limit} is the minimum or the maximum. */
  faults: Record<'empty' | 'unreadable' | 'low' | 'high' | 'uneven', string>
  stale: string
  loading: string
  unreachable: string
  retry: string
  more: string
  less: string
  explanation: {
    formula: string
    assumptions: string
    /** {source}, {year}. */
    source: string
    terms: Readonly<Record<string, string>>
    assumed: Record<Assumption, string>
    tables: Record<TableNote['key'], string>
    /** The figure of a {county} instead of a state average. */
    countyTax: string
  }
  loan: LoanLabels
  /** Warning when the down payment is below the minimum of {percent}, which is {amount}. */
  downTooSmall: string
  /** Singular and plural of {years} and {months}. */
  duration: Record<'year' | 'years' | 'month' | 'months', string>
  keep: ActionLabels
}

export interface LoanLabels {
  price: string
  down: string
  downPercent: string
  downTooHigh: string
  apr: string
  term: string
  /** {years} */
  years: string
  /** The common terms. */
  terms: readonly (readonly [months: number, name: string])[]
  otherTerm: string
  termYears: string
  state: string
  noState: string
  zip: string
  /** Below the ZIP code: what it does, that it leads to no figure, and that the figure could not be had. */
  zipHints: Record<'fills' | 'unknown' | 'unreachable', string>
  /** Below the property tax: {rate}, {county}, {year}, {source}. */
  countyTax: string
  taxRate: string
  taxYearly: string
  insuranceYearly: string
  hoaMonthly: string
  program: string
  programs: Record<Program, string>
  vaUse: string
  vaUses: Record<'first' | 'later' | 'exempt', string>
  pmiRate: string
  principalAndInterest: string
  propertyTax: string
  homeInsurance: string
  hoa: string
  mortgageInsurance: string
}

interface ActionLabels {
  copyLink: string
  linkCopied: string
  /** Label of the field with the link, for browsers without clipboard access. */
  linkHere: string
  print: string
  emailMe: string
  /** Above the form of a visitor who asked for an email: {amount} */
  emailed: string
  startOver: string
}

export const calculatorLabels: Record<Language, CalculatorLabels> = { en, es }
