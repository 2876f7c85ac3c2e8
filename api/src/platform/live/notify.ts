import type { LiveEvent } from '@gable/shared/live/events.ts'
import { sql } from 'kysely'
import type { Db } from '../database.ts'
import type { AccountScope } from '../scope.ts'

export const liveChannel = 'live'

/** What travels between processes. */
export interface Told {
  accountId: string
  event: LiveEvent
}

/** Tells every open console of the account, as part of the caller's transaction: what is rolled back is never told. */
export async function notify(db: Db, scope: AccountScope, event: LiveEvent): Promise<void> {
  await sql`select ${tell(scope, event)}`.execute(db)
}

/** The same as a part of a statement that does more. */
export const tell = (scope: AccountScope, event: LiveEvent) => sql`pg_notify(${liveChannel}, ${toldOf(scope, event)})`

export function toldOf({ accountId }: AccountScope, event: LiveEvent): string {
  const told = JSON.stringify({ accountId, event } satisfies Told)
  if (Buffer.byteLength(told) > payloadMaximum)
    throw new Error(`A live event of kind ${event.kind} is too long to tell`)
  return told
}

/** Postgres' own limit is 8000 bytes. */
const payloadMaximum = 7999
