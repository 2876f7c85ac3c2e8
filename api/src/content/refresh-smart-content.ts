import { dayLength } from '@gable/shared/time/calendar.ts'
import type { Database, Db } from '../platform/database.ts'
import { enqueue, type Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { findSmartTemplate, type Variation } from './content-templates.ts'
import { lockContent } from './queries.ts'
import {
  listAccountsWithSmartContent,
  listPublishedVariations,
  listSmartContentIds,
  listVariationCounts,
} from './refresh-queries.ts'
import { publishVariation } from './smart-content.ts'
import { findWorstVariation } from './worst-variation.ts'
import { setDroppedBecause } from './write-queries.ts'

/** Uses the owner's database, because it reads all accounts. */
export const scheduleSmartContent =
  ({ db }: Database): Tasks['schedule-smart-content'] =>
  async () => {
    for (const accountId of await listAccountsWithSmartContent(db))
      await enqueue(db, 'refresh-smart-content', { accountId }, { key: 'refresh-smart-content' })
  }

export const refreshSmartContent: Tasks['refresh-smart-content'] = ({ db, payload }) =>
  withJobAccount(db, payload, async (db, scope) => {
    for (const contentId of await listSmartContentIds(db, scope)) await refreshContent(db, scope, contentId)
  })

/** Drops a variation that does worse than the others, and publishes the next one when it is time. */
async function refreshContent(db: Db, scope: AccountScope, contentId: string, now = new Date()) {
  const content = await lockContent(db, scope, contentId)
  const template = content && findSmartTemplate(content.templateId)
  if (content?.status !== 'PUBLISHED' || !template) return
  const dropped = await dropWorstVariation(db, scope, contentId)
  const [current] = await listPublishedVariations(db, scope, contentId)
  if (!current) return
  const isStale = now.getTime() - current.publishedAt.getTime() > freshFor
  if (!isStale && !dropped.has(current.variationId ?? '')) return
  const next = findNext<Variation>(template.variations, current.variationId, dropped)
  if (!next) return
  await publishVariation(db, scope, { contentId, version: current.version + 1, variation: next })
  await publishLiveEvent(db, scope, { kind: 'contents', id: contentId })
}

const freshFor = 30 * dayLength

/** Returns the ids of all variations that were dropped, now or before. */
async function dropWorstVariation(db: Db, scope: AccountScope, contentId: string): Promise<Set<string>> {
  const published = await listPublishedVariations(db, scope, contentId)
  const dropped = new Set(
    published.flatMap(({ variationId, droppedBecause }) => (variationId && droppedBecause ? [variationId] : [])),
  )
  const counts = await listVariationCounts(db, scope, contentId)
  const worst = findWorstVariation(counts.filter(({ variationId }) => !dropped.has(variationId)))
  if (!worst) return dropped
  await setDroppedBecause(db, scope, { contentId, ...worst })
  return dropped.add(worst.variationId)
}

/** The variation after the current one, in the order of the template. */
function findNext<T extends { id: string }>(variations: T[], currentId: string | null, dropped: Set<string>) {
  const index = variations.findIndex(({ id }) => id === currentId)
  return [...variations.slice(index + 1), ...variations.slice(0, Math.max(index, 0))].find(({ id }) => !dropped.has(id))
}
