import { sql } from 'kysely'
import type { Db } from '../database.ts'
import type { Letter } from '../mail/letter.ts'
import type { Log } from '../observe/log.ts'

type Nothing = Record<string, never>

/** Every task there is, with what it is given. */
export interface JobPayloads {
  'send-mail': Letter
  'send-magic-link': { email: string; state: string | null }
  'deliver-webhook': { accountId: string; deliveryId: string }
  'announce-submission': { accountId: string; submissionId: string }
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
  'announce-forgotten': Nothing
  'look-up-property': { accountId: string; propertyId: string }
  'look-up-homes': { accountId: string; runId: string }
  'begin-night': { accountId: string; night: string }
  'begin-nights': Nothing
  'tell-offer-expired': { accountId: string; offerId: string }
  'send-offer-letter': { accountId: string; letterId: string }
  'make-event-partitions': Nothing
  'forget-expired': Nothing
}

export type TaskName = keyof JobPayloads

export interface Job<K extends TaskName> {
  payload: JobPayloads[K]
  /** The product's database, in which no account is open yet. */
  db: Db
  log: Log
  /** Aborted when the process is about to stop: long work may give up, it will be tried again. */
  signal: AbortSignal
}

/** A task may run twice: once more when a process died before it could say that it was done. */
export type Tasks = { [K in TaskName]: (job: Job<K>) => Promise<void> }

interface When {
  at?: Date
  /** Of jobs that wait under the same key only the last one asked for stays. */
  key?: string
}

/** Asks for a job as part of the caller's transaction: it exists once that commits, and not otherwise. */
export async function enqueue<K extends TaskName>(db: Db, task: K, payload: JobPayloads[K], { at, key }: When = {}) {
  await sql`
    select enqueue(${task}, ${JSON.stringify(payload)}::json, ${at ?? null}::timestamptz, ${key ?? null}::text)
  `.execute(db)
}
