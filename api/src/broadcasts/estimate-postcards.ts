import { listMissingPrintBranding } from '@gable/shared/branding/completeness.ts'
import { type BroadcastEstimate, broadcastMaximum } from '@gable/shared/broadcasts/broadcast.ts'
import { postcardPrice } from '@gable/shared/credits/credits.ts'
import { withPostcardDefaults } from '@gable/shared/postcards/postcard-defaults.ts'
import { getBranding } from '../branding/queries.ts'
import type { ResolvedContactQuery } from '../contacts/selection-queries.ts'
import type { PublishedContent } from '../content/published-content.ts'
import { getBalance } from '../credits/ledger.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getToday } from '../postcard-delivery/account-day.ts'
import { getDailyLimit, getQueueState } from '../postcard-delivery/queue-queries.ts'
import { countPostcardsByHoldReason } from './estimate-queries.ts'

interface EstimateContext {
  contentId: string
  content: PublishedContent | undefined
  total: number
}

/** Who would get a postcard now, who would not and why, what it costs and how many days it takes. */
export async function estimatePostcards(
  db: Db,
  scope: AccountScope,
  { contentId, content, total }: EstimateContext,
  query: ResolvedContactQuery,
): Promise<BroadcastEstimate> {
  const { available: balance } = await getBalance(db, scope)
  const problems = await listProblems(db, scope, content, total)
  const nothing = { total, recipients: 0, held: [], credits: 0, balance, days: 0, problems, minutes: 0 }
  if (!content) return nothing
  const affordable = Math.floor(balance / postcardPrice)
  const rules = { contentId, version: content.version, occasion: '', skipsRepeats: true }
  const { recipients, held } = await countPostcardsByHoldReason(db, scope, query, rules, affordable)
  if (problems.length === 0 && recipients === 0)
    problems.push(
      affordable === 0 && held.some(({ reason }) => reason === 'NOT_ENOUGH_CREDITS')
        ? `You have ${balance} credits. One postcard costs ${postcardPrice}.`
        : 'None of these contacts can get this postcard now.',
    )
  const days = recipients === 0 ? 0 : await countDays(db, scope, recipients)
  return { ...nothing, recipients, held, credits: recipients * postcardPrice, days, problems }
}

/** Behind what waits already. */
async function countDays(db: Db, scope: AccountScope, recipients: number): Promise<number> {
  const limit = await getDailyLimit(db, scope)
  const { room, queued } = await getQueueState(db, scope, { today: await getToday(db, scope), limit })
  const firstDay = Math.floor((limit - room + queued) / limit)
  const lastDay = Math.floor((limit - room + queued + recipients - 1) / limit)
  return lastDay - Math.min(firstDay, lastDay) + 1
}

async function listProblems(
  db: Db,
  scope: AccountScope,
  content: PublishedContent | undefined,
  total: number,
): Promise<string[]> {
  if (!content) return ['Publish this postcard before you send it.']
  const problems: string[] = []
  if (content.status === 'ARCHIVED') problems.push('This postcard is archived. Unarchive it to send it.')
  const { brandingId } = withPostcardDefaults(content.settings)
  const brand = (await getBranding(db, scope, brandingId)) ?? (await getBranding(db, scope, null))
  const missing = brand ? listMissingPrintBranding(brand.style) : []
  if (brand && missing.length > 0)
    problems.push(`The brand ${brand.name} is incomplete. Add a ${missing.join(' and a ')} in the branding settings.`)
  if (total > broadcastMaximum)
    problems.push(`At most ${broadcastMaximum.toLocaleString('en-US')} contacts can get one broadcast.`)
  return problems
}
