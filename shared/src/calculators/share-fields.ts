import { amountBounds, daysBounds, percentBounds, priceBounds, termBounds } from './bounds.ts'

const programs = ['conventional', 'fha', 'va', 'usda'] as const

const loanFields = {
  down: priceBounds,
  apr: percentBounds,
  months: termBounds,
  program: programs,
  vaUse: ['first', 'later', 'exempt'],
  pmiRate: percentBounds,
  taxRate: percentBounds,
  insuranceYearly: amountBounds,
  hoaMonthly: amountBounds,
} as const

export const mortgageFields = {
  price: priceBounds,
  ...loanFields,
  extraMonthly: amountBounds,
  oneTimeMonth: termBounds,
  oneTimeAmount: amountBounds,
  adjustsAfter: termBounds,
  adjustedApr: percentBounds,
} as const

export const affordabilityFields = {
  incomeYearly: amountBounds,
  debtsMonthly: amountBounds,
  ...loanFields,
} as const

export const homeSaleFields = {
  price: priceBounds,
  mortgage: priceBounds,
  mortgageApr: percentBounds,
  daysToPayoff: daysBounds,
  listingRate: percentBounds,
  buyerRate: percentBounds,
  transferTaxRate: percentBounds,
  titleAndEscrow: amountBounds,
  propertyTaxYearly: amountBounds,
  taxDays: daysBounds,
  /** The agency's own costs, in their order. */
  additional1: percentBounds,
  additional2: percentBounds,
  additional3: percentBounds,
  additional4: percentBounds,
  concessions: amountBounds,
  repairs: amountBounds,
} as const
