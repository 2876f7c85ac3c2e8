/** The optional question of a home value form. */
export const sellingTimeline = {
  name: 'Sale Timeline Question',
  question: 'Are you considering selling your home? If yes, what is the estimated timeframe?',
} as const

/** The answers to it. Websites load them without the question, which comes with the labels of a language. */
export const sellingTimelines = [
  'As soon as possible',
  'Less Than 3 Months',
  '3-6 Months',
  '6-12 Months',
  'Not sure yet',
] as const

export type SellingTimeline = (typeof sellingTimelines)[number]
