import { type DashboardButton, popupLeadForm } from '../button.ts'

export const mortgageRateModes = ['APR', 'INTEREST_RATE'] as const
export type MortgageRateMode = (typeof mortgageRateModes)[number]

export interface MortgageTrendSettings {
  name: string
  heading: string
  /** The info message, under its stored name. */
  disclaimerMessage: string
  subheading: string
  mortgageRateMode: MortgageRateMode
  ctaDescription: string
  ctaButton: DashboardButton
  disclaimer: string
}

export const defaultMortgageTrend: MortgageTrendSettings = {
  name: 'Mortgage Trend',
  heading: 'Mortgage rates over the last year',
  disclaimerMessage: 'National averages, published weekly. Your own rate depends on your credit, loan and lender.',
  subheading: 'Where rates stand today',
  mortgageRateMode: 'INTEREST_RATE',
  ctaDescription: 'Wondering what today’s rates would mean for your payment, or for your next home?',
  ctaButton: { type: 'SECONDARY', label: 'Could I refinance?', action: popupLeadForm },
  disclaimer:
    'Rates shown are averages for information only and are not an offer to lend. Rates, terms and fees change without notice and depend on credit history, loan amount, property and other factors.',
}
