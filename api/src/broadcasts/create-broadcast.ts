import {
  type Broadcast,
  scheduleMaximum,
  tooEarlyMessage,
  tooLateMessage,
  undoSeconds,
} from '@gable/shared/broadcasts/broadcast.ts'
import type { ParsedContactSelection } from '@gable/shared/contacts/bulk.ts'
import { invalid, orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { getPublishedContent } from '../content/published-content.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { toBroadcasts } from './broadcast-reply.ts'
import { estimateBroadcast } from './estimate.ts'
import { getBroadcast, insertBroadcast } from './queries.ts'
import { describeSelection, resolveSelection } from './selection.ts'

interface BroadcastInput {
  broadcastId: string
  contentId: string
  selection: ParsedContactSelection
  startsAt?: string | undefined
}

/** Schedules a broadcast. Sending the same request again returns the same broadcast. */
export async function createBroadcast(db: Db, scope: Scope, input: BroadcastInput): Promise<Broadcast> {
  const { broadcastId, contentId, selection } = input
  const existing = await getBroadcast(db, scope, broadcastId)
  if (existing && existing.contentId !== contentId) throw new Problem('conflict', alreadyUsed)
  if (existing) return toBroadcast(db, scope, broadcastId)
  const startsAt = getStartTime(input.startsAt)
  const query = await resolveSelection(db, scope, selection)
  const { problems } = await estimateBroadcast(db, scope, contentId, query)
  // Contacts may become reachable until a later start, but nothing is worth sending to nobody now.
  if (problems[0]) throw new Problem('conflict', problems[0])
  const { version } = orNotFound(await getPublishedContent(db, scope, contentId), 'email or postcard')
  const isNew = await insertBroadcast(db, scope, {
    id: broadcastId,
    content_id: contentId,
    version,
    selection: JSON.stringify(query),
    audience: await describeSelection(db, scope, selection),
    starts_at: startsAt,
    created_by: scope.agentId,
  })
  if (isNew) {
    await scheduleBroadcast(db, scope, broadcastId, startsAt)
    await publishLiveEvent(db, scope, { kind: 'broadcasts', id: broadcastId })
  }
  return toBroadcast(db, scope, broadcastId)
}

const alreadyUsed = 'This was already sent with something else. Close the dialog and start again.'

export const scheduleBroadcast = (db: Db, { accountId }: Pick<Scope, 'accountId'>, broadcastId: string, at: Date) =>
  enqueue(db, 'prepare-broadcast', { accountId, broadcastId }, { at, key: `prepare-broadcast/${broadcastId}` })

export async function toBroadcast(db: Db, scope: Scope, id: string): Promise<Broadcast> {
  const row = orNotFound(await getBroadcast(db, scope, id), 'broadcast')
  const [broadcast] = await toBroadcasts(db, scope, [row])
  return orNotFound(broadcast, 'broadcast')
}

/** The clocks of two computers may differ this much. */
const clockTolerance = 120_000

function getStartTime(startsAt: string | undefined): Date {
  const now = Date.now()
  const earliest = now + undoSeconds * 1000
  if (startsAt === undefined) return new Date(earliest)
  const time = Date.parse(startsAt)
  if (time < now - clockTolerance) throw invalid({ startsAt: tooEarlyMessage })
  if (time > now + scheduleMaximum + clockTolerance) throw invalid({ startsAt: tooLateMessage })
  return new Date(Math.max(time, earliest))
}
