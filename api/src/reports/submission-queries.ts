import { addDays, startOfDay } from '@gable/shared/statistics/calendar.ts'
import { parseCampaign } from '@gable/shared/submissions/campaign.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { DayRange } from './report-definition.ts'

interface OriginQuery {
  /** The landing pages. */
  ids: readonly string[]
  period: DayRange
  timeZone: string
  breakdown: 'source' | 'campaign'
}

/**
 * The submissions of the inbox by where their visitors came from: what a tagged link says, or else the website that linked
 * to the page. Null where neither is known.
 */
export async function countSubmissionsByOrigin(
  db: Db,
  { accountId }: AccountScope,
  { ids, period, timeZone, breakdown }: OriginQuery,
): Promise<{ origin: string | null; count: number }[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('submissions')
    .select(({ fn }) => ['page_url', 'referrer', fn.countAll<string>().as('count')])
    .where('account_id', '=', accountId)
    .where('subject_id', 'in', ids)
    .where('state', 'in', ['NEW', 'READ'])
    .where('at', '>=', new Date(startOfDay(period.from, timeZone)))
    .where('at', '<', new Date(startOfDay(addDays(period.till, 1), timeZone)))
    .groupBy(['page_url', 'referrer'])
    .execute()
  const counts = new Map<string | null, number>()
  for (const { page_url, referrer, count } of rows) {
    const campaign = parseCampaign(page_url)
    const origin = (breakdown === 'campaign' ? campaign.campaign : (campaign.source ?? getHost(referrer))) ?? null
    counts.set(origin, (counts.get(origin) ?? 0) + Number(count))
  }
  return [...counts].map(([origin, count]) => ({ origin, count }))
}

const getHost = (referrer: string | null) =>
  referrer && URL.canParse(referrer) ? new URL(referrer).host.replace(/^www\./, '') : undefined
