import { sql } from 'kysely'
import { inCellOf } from '../cells/cells.ts'
import type { Db } from '../database.ts'
import type { Email } from '../mail/email.ts'
import type { Log } from '../observe/log.ts'

type EmptyPayload = Record<string, never>

/** The payload of each task. */
export interface JobPayloads {
  'send-mail': Email
  'send-magic-link': { email: string; state: string | null }
  'send-invitation': { accountId: string; invitationId: string }
  'hand-over-work': { accountId: string; handoverId: string }
  'deliver-webhook': { accountId: string; deliveryId: string }
  'send-conversion': { accountId: string; deliveryId: string }
  'announce-submission': { accountId: string; submissionId: string }
  'send-notification-email': { accountId: string; notificationId: string }
  'schedule-digests': EmptyPayload
  'send-digest': { accountId: string; agentId: string }
  'send-text': { accountId: string; messageId: string }
  'send-answer': { accountId: string; submissionId: string }
  'check-import': { accountId: string; importId: string; attempt: string }
  'run-import': { accountId: string; importId: string; attempt: string }
  'undo-import': { accountId: string; importId: string; attempt: string }
  'forget-import': { accountId: string; importId: string }
  'change-contacts': { accountId: string; bulkId: string; attempt: string }
  'restore-contacts': { accountId: string; bulkId: string; attempt: string }
  'make-export': { accountId: string; exportId: string }
  'forget-export': { accountId: string; exportId: string }
  'erase-person': { accountId: string; erasureId: string }
  'write-summary': { accountId: string; contactId: string; requestId: string }
  'announce-forgotten': EmptyPayload
  'look-up-property': { accountId: string; propertyId: string }
  'look-up-homes': { accountId: string; runId: string }
  'begin-night': { accountId: string; night: string }
  'begin-nights': EmptyPayload
  'schedule-smart-content': EmptyPayload
  'refresh-smart-content': { accountId: string }
  'check-email-domains': EmptyPayload
  'check-email-domain': { accountId: string; domainId: string }
  'check-custom-hosts': EmptyPayload
  'check-custom-host': { accountId: string }
  'send-reputation-notice': { accountId: string; level: 'WARNED' | 'PAUSED'; reason: string }
  'tell-offer-expired': { accountId: string; offerId: string }
  /** Named as in jobs of earlier versions, which may still be waiting. */
  'send-offer-letter': { accountId: string; letterId: string }
  'send-emails': { accountId: string }
  'wake-email-senders': EmptyPayload
  'send-postcards': { accountId: string }
  'cancel-postcards': { accountId: string }
  'wake-postcard-senders': EmptyPayload
  'advance-print-room': EmptyPayload
  'run-flows': { accountId: string }
  'wake-flows': EmptyPayload
  'prepare-broadcast': { accountId: string; broadcastId: string }
  'recharge-credits': { accountId: string }
  'schedule-reports': EmptyPayload
  'send-report': { accountId: string; subscriptionId: string; dueAt: string }
  'process-flow-signals': { accountId: string }
  'enroll-in-flow': { accountId: string; flowId: string }
  'end-flow-runs': { accountId: string; flowId: string; till: string }
  'evaluate-time-rules': EmptyPayload
  'enroll-by-time': { accountId: string }
  'simulate-flow': { accountId: string; simulationId: string }
  'schedule-property-figures': EmptyPayload
  'count-duplicates': { accountId: string }
  'refresh-property-figures': { accountId: string }
  'schedule-mls': EmptyPayload
  'sync-mls': { accountId: string; connectionId: string; runId: string }
  'run-contact-sync': { accountId: string; appId: string }
  'wake-contact-syncs': EmptyPayload
  'send-app-notice': { accountId: string; appId: string; reason: string }
  'sync-calendar': { accountId: string; connectionId: string }
  'wake-calendars': EmptyPayload
  'make-event-partitions': EmptyPayload
  'forget-expired': EmptyPayload
  'copy-card': { userId: string }
  'repair-cells': EmptyPayload
}

export type TaskName = keyof JobPayloads

export interface Job<K extends TaskName> {
  payload: JobPayloads[K]
  /** The product's database, without an account. */
  db: Db
  log: Log
  /** Aborts when the process is about to stop. Long work may give up then, because the job is retried. */
  signal: AbortSignal
}

/** A task may run twice: the process may die before it completes the job. */
export type Tasks = { [K in TaskName]: (job: Job<K>) => Promise<void> }

interface EnqueueOptions {
  at?: Date
  /** Replaces a waiting job of the account with the same key. */
  key?: string
}

/** Adds a job in the caller's transaction, so the job exists only if that commits. Without one it goes where the account is. */
export async function enqueue<K extends TaskName>(
  db: Db,
  task: K,
  payload: JobPayloads[K],
  { at, key }: EnqueueOptions = {},
) {
  const add = (db: Db, jobKey: string | undefined) =>
    sql`
      select enqueue(${task}, ${JSON.stringify(payload)}::json, ${at ?? null}::timestamptz, ${jobKey ?? null}::text)
    `.execute(db)
  if (!('accountId' in payload)) return void (await add(db, key))
  const { accountId } = payload
  // Clients choose some IDs, and an account restored from an export has those of the original.
  await inCellOf(db, accountId, (db) => add(db, key && `${key}/${accountId}`))
}
