import { getNextSendTime } from '@gable/shared/flows/schedule.ts'
import { getPublishedContent } from '../../content/published-content.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import type { StepResult } from '../advance-run.ts'
import type { DueRun } from '../batch-queries.ts'
import { done, type StepBatch, type StepResults, toResults } from './step-batch.ts'
import { listPieces } from './step-queries.ts'

interface Medium {
  medium: 'EMAIL' | 'POSTCARD'
  table: 'email_pieces' | 'postcard_pieces'
  /** The only door through which it leaves. */
  enqueue(db: Db, scope: AccountScope, request: SendRequest): Promise<unknown>
  /** In words. */
  reasons: Record<string, string>
}

interface SendRequest {
  contentId: string
  version: number
  occasion: string
  flow: { flowId: string; stepId: string }
  contacts: { contactId: string; propertyId: string | null; occasion: string }[]
}

/**
 * Sends the version that is published now, once per visit of a run to the step. Outside the window of the flow, contacts
 * wait for it. Being held back is an outcome with the reason.
 */
export async function sendContent(
  { db, scope, flow, definition, step, runs, now }: StepBatch<'SEND_EMAIL' | 'SEND_POSTCARD'>,
  { medium, table, enqueue, reasons }: Medium,
): Promise<StepResults> {
  const until = getNextSendTime(now, definition.window, flow.timeZone)
  if (until > now) return toResults(runs, () => ({ type: 'WAIT', until }))
  const content = step.contentId === null ? undefined : await getPublishedContent(db, scope, step.contentId)
  if (content?.medium !== medium || content.status !== 'PUBLISHED') return toResults(runs, () => unavailable)
  const { contentId, version } = content
  const contacts = runs.map((run) => ({ ...toRecipient(run), occasion: toOccasion(run) }))
  const request = { contentId, version, occasion: `flow/${flow.flowId}/${step.id}` }
  await enqueue(db, scope, { ...request, flow: { flowId: flow.flowId, stepId: step.id }, contacts })
  const pieces = await listPieces(db, scope, table, contentId, contacts)
  return toResults(runs, (run) => {
    const piece = pieces.get(toOccasion(run))
    if (!piece) return unavailable
    if (piece.state !== 'HELD') return done
    return { type: 'SKIPPED', code: 'HELD_BACK', reason: reasons[piece.holdReason ?? ''] ?? 'Held back' }
  })
}

const unavailable: StepResult = { type: 'SKIPPED', code: 'CONTENT_UNAVAILABLE' }

const toRecipient = ({ contactId, propertyId }: DueRun) => ({ contactId, propertyId })

/** A run may come back to a step, and sends again then. */
const toOccasion = ({ id, stepId, stepsTaken }: DueRun) => `flow/${id}/${stepId}/${stepsTaken}`
