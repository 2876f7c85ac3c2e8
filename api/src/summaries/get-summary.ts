import { contactNotFoundMessage } from '@gable/shared/contacts/contact.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import {
  type CitedEntry,
  type ContactSummary,
  generationTimeoutMs,
  type SummaryState,
} from '@gable/shared/summaries/summary.ts'
import type { SummaryContent } from '@gable/shared/summaries/summary-content.ts'
import { getCurrentContactId } from '../contacts/detail-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getSummaryRow, hasActivity, listCitedEntries, type SummaryRow } from './queries.ts'

/** Follows merges: the id of a merged contact returns the summary of the contact it was merged into. */
export async function getContactSummary(db: Db, scope: AccountScope, id: string): Promise<ContactSummary> {
  const contactId = await getCurrentContactIdOrThrow(db, scope, id)
  const row = await getSummaryRow(db, scope, contactId)
  const content = row?.content ?? emptyContent
  const citedIds = listCitedIds(content)
  const citedEntries = await listCitedEntries(db, scope, contactId, citedIds)
  const resolved = resolveCitations(content, citedEntries)
  return {
    contactId,
    status: toSummaryState(row),
    summary: resolved.sentences.map(({ text }) => text).join(' '),
    ...resolved,
    updatedAt: row?.updatedAt?.toISOString() ?? null,
    isStale: row?.content != null && (row.hasNewActivity || citedEntries.length < citedIds.length),
    hasActivity: await hasActivity(db, scope, contactId),
    isByModel: row?.isByModel ?? false,
  }
}

export async function getCurrentContactIdOrThrow(db: Db, scope: AccountScope, id: string): Promise<string> {
  const contactId = await getCurrentContactId(db, scope, id)
  if (!contactId) throw new Problem('not_found', contactNotFoundMessage)
  return contactId
}

export function toSummaryState(row: Pick<SummaryRow, 'status' | 'requestedAt'> | undefined): SummaryState {
  if (!row) return 'none'
  const isTimedOut = row.status === 'generating' && Date.now() - row.requestedAt.getTime() > generationTimeoutMs
  return isTimedOut ? 'error' : row.status
}

const emptyContent: SummaryContent = { sentences: [], insights: [], recommendations: [] }

const listCitedIds = ({ sentences, insights, recommendations }: SummaryContent) => [
  ...new Set([...sentences, ...insights, ...recommendations].flatMap(({ entries }) => entries)),
]

/** Drops texts whose entries are all deleted, so that a deleted note does not live on in the summary. */
function resolveCitations(
  { sentences, insights, recommendations }: SummaryContent,
  citedEntries: readonly CitedEntry[],
) {
  const entryById = new Map(citedEntries.map((entry) => [entry._id, entry]))
  const resolve = <T extends { entries: string[] }>(items: T[]) =>
    items.flatMap((item) => {
      const entries = item.entries.flatMap((id) => entryById.get(id) ?? [])
      return entries.length > 0 ? [{ ...item, entries }] : []
    })
  return {
    sentences: resolve(sentences),
    insights: resolve(insights),
    recommendations: resolve(recommendations),
  }
}
