import { holdReasonLabels } from '@gable/shared/emails/piece.ts'
import { skipReasonLabels } from '@gable/shared/flows/run-labels.ts'
import { postcardHoldReasonLabels } from '@gable/shared/postcards/piece.ts'
import { getPublishedContent, type PublishedContent } from '../../content/published-content.ts'
import { getHoldRules } from '../../email-delivery/enqueue-pieces.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { listHeldEmails, listHeldPostcards } from './held-queries.ts'

/** The content that a flow would send. Undefined if it sends nothing: it is not published, or archived. */
export async function getContentToSend(
  db: Db,
  scope: AccountScope,
  contentId: string | null,
): Promise<PublishedContent | undefined> {
  const content = contentId === null ? undefined : await getPublishedContent(db, scope, contentId)
  return content?.status === 'PUBLISHED' ? content : undefined
}

/** Why each of these contacts would not get a content today, in words. Those who would get it are missing. */
export async function getHoldReasons(
  db: Db,
  scope: AccountScope,
  contentId: string | null,
  contactIds: readonly string[],
): Promise<Map<string, string>> {
  const content = await getContentToSend(db, scope, contentId)
  if (!content) return new Map(contactIds.map((id) => [id, skipReasonLabels.CONTENT_UNAVAILABLE]))
  const { version } = content
  const reasons = new Map<string, string>()
  for (let start = 0; start < contactIds.length; start += batchSize) {
    const batch = contactIds.slice(start, start + batchSize)
    if (content.medium === 'POSTCARD') {
      for (const { id, reason } of await listHeldPostcards(db, scope, { contentId: content.contentId, version }, batch))
        reasons.set(id, postcardHoldReasonLabels[reason])
      continue
    }
    const rules = await getHoldRules(db, scope, { contentId: content.contentId, version })
    if (!rules) continue
    for (const { id, reason } of await listHeldEmails(db, scope, rules, batch))
      reasons.set(id, holdReasonLabels[reason])
  }
  return reasons
}

const batchSize = 5000
