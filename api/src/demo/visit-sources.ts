import { toCampaignQuery } from '@gable/shared/traffic/campaign.ts'
import type { Traffic } from '@gable/shared/traffic/traffic.ts'
import { type RawBuilder, sql } from 'kysely'
import { toKeyedTraffic } from '../ingest/read-traffic.ts'

/** How visitors of the demo came to a page, with their share. */
const referrals: { share: number; referral: Omit<Traffic, 'device'> }[] = [
  { share: 22, referral: {} },
  { share: 17, referral: { referrer: 'google.com' } },
  {
    share: 14,
    referral: { source: 'facebook', medium: 'social', campaign: 'spring-sellers', referrer: 'facebook.com' },
  },
  { share: 13, referral: { source: 'google', medium: 'cpc', campaign: 'home-value', referrer: 'google.com' } },
  { share: 8, referral: { source: 'newsletter', medium: 'email', campaign: 'market-report' } },
  { share: 7, referral: { source: 'google', medium: 'cpc', campaign: 'spring-sellers', referrer: 'google.com' } },
  {
    share: 6,
    referral: { source: 'instagram', medium: 'social', campaign: 'spring-sellers', referrer: 'instagram.com' },
  },
  { share: 4, referral: { source: 'email-signature', medium: 'email', campaign: 'home-value-leads' } },
  { share: 3, referral: { referrer: 'bing.com' } },
  { share: 3, referral: { source: 'open-house-sign', medium: 'print', campaign: 'open-houses' } },
  { share: 2, referral: { source: 'flyer', medium: 'print', campaign: 'spring-sellers' } },
  { share: 1, referral: { referrer: 'nextdoor.com' } },
]

const deviceShares = [
  { share: 58, device: 'PHONE' },
  { share: 33, device: 'COMPUTER' },
  { share: 8, device: 'TABLET' },
  { share: 1, device: 'OTHER' },
]

/** Every combination that the demo has. */
export const demoTraffic: Traffic[] = referrals.flatMap(({ referral }) =>
  deviceShares.map(({ device }) => ({ ...referral, device })),
)

const keys = demoTraffic.map((traffic) => toKeyedTraffic(traffic).key)

const toBounds = (parts: readonly { share: number }[]) =>
  parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).reduce((sum, { share }) => sum + share, 0) / 100)

/** The key of a combination for two random numbers from 0 to 1. */
export const pickTraffic = (forReferral: RawBuilder<unknown>, forDevice: RawBuilder<unknown>): RawBuilder<string> =>
  sql`(${keys}::bigint[])[1 + ${sql.lit(deviceShares.length)} * width_bucket(${forReferral}, ${toBounds(referrals)}::float8[])
    + width_bucket(${forDevice}, ${toBounds(deviceShares)}::float8[])]`

/** Two random numbers that are the same for one visitor each time the demo is made. */
export const visitorRng = (id: RawBuilder<unknown>): [RawBuilder<unknown>, RawBuilder<unknown>] => [
  sql`abs(hashtext(${id})::bigint) % 1000 / 1000.0::float8`,
  sql`abs(hashtext(${id} || ' device')::bigint) % 1000 / 1000.0::float8`,
]

/** A table `visit` of all combinations, with the query of a tagged link. */
export const visitSources = sql`jsonb_to_recordset(${JSON.stringify(
  demoTraffic.map((traffic) => {
    const { campaign = '', source = '', medium = '', referrer = '', device } = traffic
    const query = campaign ? `?${toCampaignQuery({ source, medium, campaign })}` : ''
    return { key: toKeyedTraffic(traffic).key, campaign, source, medium, referrer, device, query }
  }),
)}::jsonb)
  as visit(key bigint, campaign text, source text, medium text, referrer text, device text, query text)`
