/** What an owner can correct about their home, with the bounds of a plausible value. */
export const correctableFacts = {
  bedrooms: { label: 'Bedrooms', minimum: 0, maximum: 50, step: 1 },
  fullBaths: { label: 'Full baths', minimum: 0, maximum: 50, step: 1 },
  partialBaths: { label: 'Half baths', minimum: 0, maximum: 50, step: 1 },
  aboveGradeSqft: { label: 'Living space', minimum: 100, maximum: 100_000, step: 1 },
  lotSizeAcres: { label: 'Lot size', minimum: 0, maximum: 100_000, step: 0.01 },
  yearBuilt: { label: 'Year built', minimum: 1600, maximum: 2100, step: 1 },
  parkingSpaces: { label: 'Parking spaces', minimum: 0, maximum: 100, step: 1 },
  loanBalance: { label: 'Loan balance', minimum: 0, maximum: 1_000_000_000, step: 1 },
} as const
export type CorrectableFact = keyof typeof correctableFacts

export const correctionFields = [...(Object.keys(correctableFacts) as CorrectableFact[]), 'improvement'] as const
export type CorrectionField = (typeof correctionFields)[number]

/** Characters of the text about an improvement. */
export const improvementMaximum = 200

/** The part of the page to which an owner without script comes back. */
export const getCorrectionId = (field: string) => `correct-${field}`
