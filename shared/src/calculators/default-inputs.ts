/** Defaults of a new widget, in cents and percent. */
export const defaultInputs = {
  homePrice: 30_000_000,
  annualIncome: 10_000_000,
  monthlyDebt: 50_000,
  interestRate: 4.5,
  saleAmount: 2_000_000,
  months: 360,
  downPercent: 20,
  closingPercent: 3,
} as const
