import { parseCampaign } from './campaign.ts'
import { variantParameter } from './shown-variant.ts'
import { type Device, notRecorded, otherTraffic, referralParts, type Traffic, type VisitReferral } from './traffic.ts'

/** What is stored about a visit. Without a referral, as from scripts of old, only the device is known. */
export function toTraffic(referral: VisitReferral | undefined, device: Device): Traffic {
  if (!referral) return { ...unknownReferral, device }
  const traffic: Traffic = { device }
  for (const part of referralParts) {
    const value = cleaners[part](referral[part] ?? '')
    if (value && value !== notRecorded && value !== otherTraffic) traffic[part] = value
  }
  return traffic
}

/** The referral in the URL of a page and that of the page before it. */
export function toReferral(page: string | null, referrer: string | null): VisitReferral | undefined {
  if (page === null || !URL.canParse(page)) return undefined
  const { campaign, source, medium } = parseCampaign(page)
  const site = toSite(referrer)
  const variant = new URL(page).searchParams.get(variantParameter) ?? undefined
  return { campaign, source, medium, variant, referrer: site === toSite(page) ? undefined : site }
}

/** The host of a URL. */
const toSite = (url: string | null | undefined): string | undefined =>
  url && URL.canParse(url) ? new URL(url).host || undefined : undefined

const unknownReferral = Object.fromEntries(referralParts.map((part) => [part, notRecorded]))

/** Tags differ in case by who typed them, but one campaign may have a name of its own. */
const cleaners: Record<(typeof referralParts)[number], (text: string) => string> = {
  campaign: (text) => cleanTag(text),
  source: (text) => cleanTag(text).toLowerCase(),
  medium: (text) => cleanTag(text).toLowerCase(),
  referrer: (text) => cleanSite(text),
}

/** In one line and short enough for an index. Postgres rejects NUL characters and lone surrogates. */
function cleanTag(text: string): string {
  if (/^[\w.~-]{1,100}$/.test(text)) return text
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim()
  return Array.from(line).slice(0, maxLength).join('').trim()
}

/** Mobile and `www` addresses are the same site. */
const cleanSite = (text: string) => {
  const site = text.toLowerCase().replace(/^(www|m|l|lm)\./, '')
  return /^[a-z\d.:_[\]-]{1,100}$/.test(site) ? site : ''
}

const maxLength = 100
