import { campaignParts, parseCampaign } from './campaign.ts'
import { clickIdNames, getClickIds } from './click-ids.ts'

/** What a link says about where a visit came from, by parameter: the campaign, and the click of an ad network. */
export type VisitTags = Record<string, string>

/** The tags in the URL of a page. */
export function parseVisitTags(page: string): VisitTags {
  const campaign = Object.entries(parseCampaign(page)).map(([part, value]) => [`utm_${part}`, value])
  return { ...Object.fromEntries(campaign), ...getClickIds(page) }
}

/** The path and query of a page with these tags in place of its own. */
export function replaceVisitTags(url: string, tags: VisitTags): string {
  const [path = '', search = ''] = url.split('?', 2)
  const params = new URLSearchParams(search)
  for (const name of tagNames) params.delete(name)
  for (const [name, value] of Object.entries(tags)) params.set(name, value)
  return params.size > 0 ? `${path}?${params}` : path
}

const tagNames = [...campaignParts.map((part) => `utm_${part}`), ...clickIdNames]
