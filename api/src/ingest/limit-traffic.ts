import { dayLength } from '@gable/shared/time/calendar.ts'
import { otherTraffic, type Traffic } from '@gable/shared/traffic/traffic.ts'

/** Far more than links that people make, and few enough to read a year of days. */
const maxTags = 100
const maxReferrals = 200

/** Past this many assets with visits in a day, bounded memory matters more than an exact limit. */
const maxAssets = 50_000

/**
 * Limits how many campaigns, sources and sites are told apart per asset and day, because visitors could send any number.
 * Sites give way before tags, which the agency chose. Each process counts alone, in the days of UTC.
 */
export function createTrafficLimit(clock: () => number = Date.now) {
  let day = 0
  let seenByAsset = new Map<string, { tags: Set<string>; referrals: Set<string> }>()
  return (assetId: string, traffic: Traffic): Traffic => {
    const { campaign = '', source = '', medium = '', referrer = '' } = traffic
    if (!(campaign || source || medium || referrer)) return traffic
    const today = Math.floor(clock() / dayLength)
    if (today !== day || seenByAsset.size >= maxAssets) {
      day = today
      seenByAsset = new Map()
    }
    const seen = seenByAsset.get(assetId) ?? { tags: new Set(), referrals: new Set() }
    seenByAsset.set(assetId, seen)
    const tags = `${campaign}\n${source}\n${medium}`
    const hasTags = tags !== '\n\n'
    if (hasTags && !admit(seen.tags, tags, maxTags))
      return { ...traffic, campaign: otherTraffic, source: otherTraffic, medium: otherTraffic, referrer: otherTraffic }
    if (referrer && !admit(seen.referrals, `${tags}\n${referrer}`, maxReferrals))
      return { ...traffic, referrer: otherTraffic }
    return traffic
  }
}

/** Shared by visits and submissions. */
export const limitTraffic = createTrafficLimit()

function admit(seen: Set<string>, key: string, limit: number) {
  if (seen.has(key)) return true
  if (seen.size >= limit) return false
  seen.add(key)
  return true
}
