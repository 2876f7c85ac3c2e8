import type { Trigger } from '@gable/shared/flows/trigger.ts'
import { purchaseDate } from '@gable/shared/flows/trigger.ts'
import { toDay } from '@gable/shared/time/calendar.ts'
import type { Database, Db } from '../../platform/database.ts'
import { enqueue, type Tasks } from '../../platform/jobs/jobs.ts'
import { withJobAccount } from '../../platform/jobs/with-job-account.ts'
import { retryOnConflict } from '../../platform/retry-on-conflict.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { getDatabaseTime } from '../flow-queries.ts'
import { enrollContacts } from '../runs/enroll-contacts.ts'
import type { VersionKey } from '../version-queries.ts'
import { type ActiveFlow, getActiveFlow, listActiveFlows } from './active-flows.ts'
import { getAnniversaryDates, listMissedDays } from './anniversary.ts'
import { joinEnrolling } from './enrolling-queries.ts'
import { matchContacts } from './match-queries.ts'
import { toOccasion } from './occasion.ts'
import { isTimeRule } from './start-enrolment.ts'
import {
  getTimeRule,
  listAccountsWithTimeRules,
  selectAttributeAnniversaries,
  selectPurchaseAnniversaries,
  selectSilentContacts,
  type TimeCandidate,
  updateTimeRule,
} from './time-queries.ts'

/** Uses the owner's database, because it reads all accounts. */
export const evaluateTimeRules =
  ({ db }: Database): Tasks['evaluate-time-rules'] =>
  async () => {
    for (const accountId of await listAccountsWithTimeRules(db))
      await enqueue(db, 'enroll-by-time', { accountId }, { key: 'enroll-by-time' })
  }

/**
 * Enrolls contacts whose time has come since the last look. A batch that is repeated changes nothing, because a
 * contact has one occasion per year or per silence.
 */
export const enrollByTime: Tasks['enroll-by-time'] = async ({ db, payload, signal }) => {
  const flows = await withJobAccount(db, payload, listActiveFlows)
  for (const { flowId } of flows.filter(isTimeRule)) {
    const { now, version, searches } = await withJobAccount(db, payload, (db, scope) => listSearches(db, scope, flowId))
    for (const search of searches) {
      let after: TimeCandidate | undefined
      do {
        signal.throwIfAborted()
        after = await retryOnConflict(() =>
          withJobAccount(db, payload, (db, scope) => enrollBatch(db, scope, { flowId, version }, search, after)),
        )
      } while (after)
    }
    await withJobAccount(db, payload, (db, scope) => finishSearches(db, scope, { flowId, version }, now))
  }
}

type Search = (db: Db, scope: AccountScope, after: TimeCandidate | undefined) => Promise<TimeCandidate[]>

const batchSize = 1000

/** What to look for: a range of moments, or days that are not done. */
async function listSearches(db: Db, scope: AccountScope, flowId: string) {
  const now = await getDatabaseTime(db)
  const flow = await getActiveFlow(db, scope, flowId)
  const rule = flow && (await getTimeRule(db, scope, flowId))
  return { now, version: flow?.version ?? 0, searches: rule ? toSearches(flow.definition.trigger, rule, now) : [] }
}

/** A flow that was paused or published meanwhile looks at the same time again. */
async function finishSearches(db: Db, scope: AccountScope, { flowId, version }: VersionKey, now: Date) {
  const flow = await getActiveFlow(db, scope, flowId)
  if (flow?.version === version) await updateTimeRule(db, scope, flowId, now)
}

function toSearches(
  trigger: Trigger | null,
  { evaluatedTill, timeZone }: { evaluatedTill: Date; timeZone: string },
  now: Date,
): Search[] {
  if (trigger?.type === 'NO_ACTIVITY') {
    const range = { from: evaluatedTill, till: now, days: trigger.days }
    return [(db, scope, after) => selectSilentContacts(db, scope, range, after, batchSize)]
  }
  if (trigger?.type !== 'ANNIVERSARY') return []
  return listMissedDays(toDay(evaluatedTill.getTime(), timeZone), toDay(now.getTime(), timeZone)).map((day) => {
    const dates = getAnniversaryDates(day, trigger.offsetDays)
    return (db, scope, after) =>
      trigger.date === purchaseDate
        ? selectPurchaseAnniversaries(db, scope, dates, after, batchSize)
        : selectAttributeAnniversaries(db, scope, { ...dates, key: trigger.date }, after, batchSize)
  })
}

/** Returns the last candidate if there may be more. */
async function enrollBatch(
  db: Db,
  scope: AccountScope,
  { flowId, version }: VersionKey,
  search: Search,
  after: TimeCandidate | undefined,
): Promise<TimeCandidate | undefined> {
  await joinEnrolling(db, scope)
  const flow = await getActiveFlow(db, scope, flowId)
  if (!flow || flow.version !== version) return undefined
  const candidates = await search(db, scope, after)
  await enrollCandidates(db, scope, flow, candidates)
  return candidates.length < batchSize ? undefined : candidates.at(-1)
}

async function enrollCandidates(db: Db, scope: AccountScope, flow: ActiveFlow, candidates: readonly TimeCandidate[]) {
  const contactIds = [...new Set(candidates.map(({ contactId }) => contactId))]
  const matches = await matchContacts(db, scope, contactIds, [flow.definition.filters])
  const { reentry, trigger } = flow.definition
  const entries = candidates
    .filter(({ contactId }) => matches.get(contactId)?.has(0))
    .map(({ contactId, propertyId, key, on }) => ({
      contactId,
      propertyId,
      leadId: null,
      occasion: toOccasion(reentry, key),
      cause: { type: 'TIME', trigger: trigger?.type, on },
    }))
  if (entries.length > 0) await enrollContacts(db, scope, flow, entries)
}
