import { contactGone } from '@gable/shared/contacts/contact.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { CitedEntry, ContactSummary, SummaryState } from '@gable/shared/summaries/summary.ts'
import { writingMaximum } from '@gable/shared/summaries/summary.ts'
import { nowKnownAs } from '../contacts/detail-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { SummaryContent } from './content.ts'
import { citable, findSummary, hasActivity, type KeptSummary } from './queries.ts'

/** The summary of a contact, or of whom they were merged into. */
export async function readSummary(db: Db, scope: AccountScope, asked: string): Promise<ContactSummary> {
  const contactId = await knownId(db, scope, asked)
  const kept = await findSummary(db, scope, contactId)
  const content = kept?.content ?? nothing
  const cited = await citable(db, scope, contactId, idsIn(content))
  const shown = withEntries(content, new Map(cited.map((entry) => [entry._id, entry])))
  return {
    contactId,
    status: stateOf(kept),
    summary: shown.sentences.map(({ text }) => text).join(' '),
    ...shown,
    updatedAt: kept?.updatedAt?.toISOString() ?? null,
    isStale: kept?.content != null && (kept.hasNews || cited.length < idsIn(content).length),
    hasActivity: await hasActivity(db, scope, contactId),
    isByModel: kept?.isByModel ?? false,
  }
}

export async function knownId(db: Db, scope: AccountScope, asked: string): Promise<string> {
  const contactId = await nowKnownAs(db, scope, asked)
  if (!contactId) throw new Problem('not_found', contactGone)
  return contactId
}

export function stateOf(kept: Pick<KeptSummary, 'status' | 'requestedAt'> | undefined): SummaryState {
  if (!kept) return 'none'
  const isOverdue = kept.status === 'generating' && Date.now() - kept.requestedAt.getTime() > writingMaximum
  return isOverdue ? 'error' : kept.status
}

const nothing: SummaryContent = { sentences: [], insights: [], recommendations: [] }

const idsIn = ({ sentences, insights, recommendations }: SummaryContent) => [
  ...new Set([...sentences, ...insights, ...recommendations].flatMap(({ entries }) => entries)),
]

/** What rests on nothing any more is not said any more. */
function withEntries({ sentences, insights, recommendations }: SummaryContent, known: Map<string, CitedEntry>) {
  const resting = <T extends { entries: string[] }>(told: T[]) =>
    told.flatMap((one) => {
      const entries = one.entries.flatMap((id) => known.get(id) ?? [])
      return entries.length > 0 ? [{ ...one, entries }] : []
    })
  return {
    sentences: resting(sentences),
    insights: resting(insights),
    recommendations: resting(recommendations),
  }
}
