import type { VideoLabels } from '../../landing-pages/labels/video-labels.ts'
import type { ComparedFactKey } from '../../properties/comparison.ts'
import type { AdjustedFact } from '../own-estimate.ts'
import type { VendorCategory } from '../vendor.ts'

/** Texts about nearby homes, ways to sell, and getting in touch. Amounts and dates are formatted. */
export interface SellingLabels {
  comps: {
    none: string
    sold: string
    active: string
    soldOn: (day: string) => string
    listedOn: (day: string) => string
    milesAway: (miles: string) => string
    miles: (miles: string) => string
    /** Homes by their numbers. */
    beyondMap: (numbers: string) => string
    map: (count: number) => string
    yourHome: string
    facts: Record<ComparedFactKey, string>
    sqft: (count: string) => string
    acres: (count: string) => string
    comparison: { more: string; less: string; same: string }
    moreFacts: string
    like: string
    unlike: string
    source: (source: string) => string
    listedBy: (office: string) => string
    mlsNumber: (number: string) => string
  }
  ownEstimate: {
    title: string
    about: string
    between: (low: string, high: string, count: number) => string
    provider: (provider: string) => string
    steps: string
    yourHome: (squareFeet: string) => string
    soldFor: string
    perSquareFoot: (squareFeet: string) => string
    atYourSize: (squareFeet: string) => string
    differences: Record<AdjustedFact, (difference: number) => string>
    suggests: string
    counts: (times: number) => string
    rules: string
    average: string
    none: string
  }
  sellingOptions: {
    price: string
    keep: string
    bring: string
    addUp: string
    priceRow: string
    loan: string
    assumptions: string
    noValue: string
    offerRequested: string
  }
  offers: {
    title: string
    about: string
    cash: string
    listing: string
    offeredBy: string
    closingDate: string
    validUntil: string
    commission: string
    interested: string
    question: string
    offer: (kind: string, amount: string) => string
  }
  contactAgent: { call: string; text: string; email: string; book: string; photoOf: (name: string) => string }
  lender: {
    license: (number: string) => string
    categories: Record<VendorCategory, string>
    equalHousing: Record<'LENDER' | 'OTHER', string>
  }
  frames: VideoLabels & { videoPreview: string }
  sheet: { close: string }
  answers: { saved: string; failed: string; tooMany: string; undo: string; undone: string }
}
