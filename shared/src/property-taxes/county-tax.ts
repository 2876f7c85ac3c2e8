/** The effective property tax of a county, as the operator brought it. Browsers get it without zod. */
export interface CountyTax {
  /** Two-letter postal code. */
  state: string
  /** As the source writes it: "Strafford County". */
  county: string
  /** Percent of a home's value per year. */
  rate: number
  year: number
  source: string
}

/** "1.9%": up to three digits after the point, and no zeros at the end. */
export const formatTaxRate = (rate: number): string => `${+rate.toFixed(3)}%`

/** Whole dollars per year for a home of this value in whole dollars. */
export const estimateYearlyTax = ({ rate }: Pick<CountyTax, 'rate'>, value: number): number =>
  Math.round((value * Math.round(rate * 10_000)) / 1_000_000)

/** The five digits of a ZIP code. */
export const zipPattern = /^\d{5}$/
