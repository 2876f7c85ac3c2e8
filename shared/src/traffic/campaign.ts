/** The parts that follow `utm_` in a tagged link. */
export const campaignParts = ['source', 'medium', 'campaign', 'term', 'content'] as const
export type Campaign = Partial<Record<(typeof campaignParts)[number], string>>

/** Reads the campaign from the page's URL. */
export function parseCampaign(page: string | null): Campaign {
  if (page === null || !URL.canParse(page)) return {}
  const { searchParams } = new URL(page)
  return Object.fromEntries(
    campaignParts.flatMap((part) => {
      const value = searchParams.get(`utm_${part}`)?.trim().slice(0, maxLength)
      return value ? [[part, value]] : []
    }),
  )
}

/** The campaign as a query string, or an empty string. */
export const toCampaignQuery = (campaign: Campaign): string =>
  new URLSearchParams(Object.entries(campaign).map(([part, value]) => [`utm_${part}`, value])).toString()

const maxLength = 200
