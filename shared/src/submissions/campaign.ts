/** What marketers write behind `utm_` into the links that they spread. */
export const campaignParts = ['source', 'medium', 'campaign', 'term', 'content'] as const
export type Campaign = Partial<Record<(typeof campaignParts)[number], string>>

/** By which link a visitor came, as far as the address of the page tells. */
export function campaignOf(page: string | null): Campaign {
  if (page === null || !URL.canParse(page)) return {}
  const { searchParams } = new URL(page)
  return Object.fromEntries(
    campaignParts.flatMap((part) => {
      const value = searchParams.get(`utm_${part}`)?.trim().slice(0, longest)
      return value ? [[part, value]] : []
    }),
  )
}

/** The same as it is written into a link; empty where there is none. */
export const campaignQuery = (campaign: Campaign): string =>
  new URLSearchParams(Object.entries(campaign).map(([part, value]) => [`utm_${part}`, value])).toString()

const longest = 200
