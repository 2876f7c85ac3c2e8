import { releaseCredits } from '../credits/ledger.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { enqueueCancellations } from './cancel-postcards.ts'
import { withdrawPieces } from './cancel-queries.ts'
import { toCreditKey } from './enqueue-postcards.ts'

/** Cancels what waits for contacts that are erased, also at the printer. Returns all postcards that they were to get. */
export async function withdrawPostcards(db: Db, scope: AccountScope, contactIds: readonly string[]): Promise<string[]> {
  const { all, canceled, isRequested } = await withdrawPieces(db, scope, contactIds)
  await releaseCredits(db, scope, canceled.map(toCreditKey), 'Canceled')
  if (isRequested) await enqueueCancellations(db, scope)
  return all
}
