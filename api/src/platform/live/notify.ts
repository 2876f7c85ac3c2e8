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
  await sql`select pg_notify(${liveChannel}, ${toldOf(scope, event)})`.execute(db)
}

/** An event as it travels. */
export function toldOf({ accountId }: AccountScope, event: LiveEvent): string {
  const told = JSON.stringify({ accountId, event } satisfies Told)
  if (Buffer.byteLength(told) > payloadMaximum)
    throw new Error(`A live event of kind ${event.kind} is too long to tell`)
  return told
}

/** Postgres' own limit is 8000 bytes. */
const payloadMaximum = 7999
