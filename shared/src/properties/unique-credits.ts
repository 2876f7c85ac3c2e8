import type { ListingCredit } from './listing-credit.ts'

/** Whom listings are from, each source once. */
export function uniqueCredits(listings: readonly { credit?: ListingCredit | undefined }[]): ListingCredit[] {
  const credits = listings.flatMap(({ credit }) => (credit ? [credit] : []))
  return [...new Map(credits.map((credit) => [`${credit.attribution} ${credit.disclaimer}`, credit])).values()]
}
