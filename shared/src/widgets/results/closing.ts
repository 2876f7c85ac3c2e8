import type { MortgageInputs } from './mortgage-inputs.ts'

/** What is due in cash when the loan closes. */
export const toClosing = ({ price, down, closingRate, audience }: MortgageInputs) => ({
  price,
  down: audience === 'OWNER' ? 0 : down,
  closingRate,
})
