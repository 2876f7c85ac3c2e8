import type { LiveEvent } from '@gable/shared/live/events.ts'
import { sql } from 'kysely'
import type { Db } from '../database.ts'
import type { AccountScope } from '../scope.ts'
import { type LiveNotification, liveChannel } from './notification.ts'

/** Sends an event to every open console of the account. It is sent only if the caller's transaction commits. */
export async function publishLiveEvent(db: Db, scope: AccountScope, event: LiveEvent): Promise<void> {
  await sql`select pg_notify(${liveChannel}, ${serializeLiveEvent(scope, event)})`.execute(db)
}

export function serializeLiveEvent({ accountId }: AccountScope, event: LiveEvent): string {
  const payload = JSON.stringify({ accountId, event } satisfies LiveNotification)
  if (Buffer.byteLength(payload) > maxPayloadBytes)
    throw new Error(`The live event of kind ${event.kind} is too long for a notification`)
  return payload
}

/** Postgres limits a notification to less than 8000 bytes. */
const maxPayloadBytes = 7999
