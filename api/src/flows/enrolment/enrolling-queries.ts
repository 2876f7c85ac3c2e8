import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'

/** Any number of transactions enroll at once. Take it before reading which flows are active. */
export const joinEnrolling = (db: Db, { accountId }: AccountScope) =>
  sql`select pg_advisory_xact_lock_shared(hashtextextended(${toKey(accountId)}, 0))`.execute(db)

/**
 * Waits for transactions that enroll contacts. Those that begin later see what the caller changed about its flow once
 * it commits, so that nobody enters what was archived, or a version that everybody is moved away from.
 */
export const waitForEnrolling = (db: Db, { accountId }: AccountScope) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${toKey(accountId)}, 0))`.execute(db)

const toKey = (accountId: string) => `flow enrolling ${accountId}`
