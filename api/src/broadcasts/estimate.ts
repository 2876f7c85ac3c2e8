import { listMissingBranding } from '@gable/shared/branding/completeness.ts'
import { type BroadcastEstimate, broadcastMaximum } from '@gable/shared/broadcasts/broadcast.ts'
import { withEmailDefaults } from '@gable/shared/emails/email-defaults.ts'
import { findEmailPlaceholder } from '@gable/shared/emails/lint/find-placeholder.ts'
import { getBranding } from '../branding/queries.ts'
import { countContacts, type ResolvedContactQuery } from '../contacts/selection-queries.ts'
import { getContentOrThrow } from '../content/content-access.ts'
import { getPublishedContent, type PublishedContent } from '../content/published-content.ts'
import { usualPace } from '../email-delivery/domain-pace.ts'
import { getHoldRules } from '../email-delivery/enqueue-pieces.ts'
import { getEmailSettings } from '../email-domains/settings-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { estimatePostcards } from './estimate-postcards.ts'
import { countByHoldReason } from './estimate-queries.ts'

/** Emails cost nothing, and leave as fast as the mail server takes them. */
const free = { credits: 0, balance: 0, days: 0 }

/** Who would get an email or a postcard now, who would not and why, and what prevents sending it at all. */
export async function estimateBroadcast(
  db: Db,
  scope: AccountScope,
  contentId: string,
  query: ResolvedContactQuery,
): Promise<BroadcastEstimate> {
  const { medium } = await getContentOrThrow(db, scope, contentId)
  const content = await getPublishedContent(db, scope, contentId)
  const total = await countContacts(db, scope, query)
  if (medium === 'POSTCARD') return estimatePostcards(db, scope, { contentId, content, total }, query)
  const problems = await listProblems(db, scope, content, total)
  const { version } = content ?? {}
  const rules =
    content && version !== undefined && (await getHoldRules(db, scope, { contentId, version, isBroadcast: true }))
  if (!rules) return { total, recipients: 0, held: [], ...free, problems, minutes: 0 }
  const { recipients, held } = await countByHoldReason(db, scope, query, rules)
  if (problems.length === 0 && recipients === 0) problems.push('None of these contacts can get this email now.')
  const minutes = Math.ceil(recipients / usualPace.perSecond / 60)
  return { total, recipients, held, ...free, problems, minutes }
}

async function listProblems(
  db: Db,
  scope: AccountScope,
  content: PublishedContent | undefined,
  total: number,
): Promise<string[]> {
  if (!content) return ['Publish this email before you send it.']
  const problems: string[] = []
  if (content.status === 'ARCHIVED') problems.push('This email is archived. Unarchive it to send it.')
  const settings = withEmailDefaults(content.settings)
  const placeholder = findEmailPlaceholder(settings)
  if (placeholder) problems.push(`The placeholder ${placeholder} is left. Replace it and publish the email again.`)
  const brand = (await getBranding(db, scope, settings.brandingId)) ?? (await getBranding(db, scope, null))
  const missing = brand ? listMissingBranding(brand.style) : []
  if (brand && missing.length > 0)
    problems.push(`The brand ${brand.name} is incomplete. Add a ${missing.join(' and a ')} in the branding settings.`)
  if (brand && brand.details.address.trim() === '')
    problems.push(
      `The brand ${brand.name} has no postal address. The law requires one in every marketing email. Add it in the branding settings.`,
    )
  const { paused_at, pause_reason } = await getEmailSettings(db, scope)
  if (paused_at) problems.push(`Sending is paused. ${pause_reason}`.trim())
  if (total > broadcastMaximum)
    problems.push(`At most ${broadcastMaximum.toLocaleString('en-US')} contacts can get one broadcast.`)
  return problems
}
