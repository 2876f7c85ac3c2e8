import { spamLimits } from '@gable/shared/submissions/spam.ts'
import { createRateLimiter } from '../ingest/rate-limiter.ts'
import type { Db } from '../platform/database.ts'
import { countAttempt } from '../platform/rate-limit.ts'
import type { Sender } from './sender.ts'

/** Whether this process alone had enough submissions from there. Costs no query, however many arrive. */
export const isFlooding = ({ addressBlock }: Sender): boolean => limiter.consume(addressBlock, 1) > 0

const limiter = createRateLimiter(spamLimits.floodFromAddress)

/**
 * Counts a submission in all processes together and returns what becomes of it. Only the sender counts: the other
 * visitors of a flooded page are innocent.
 */
export async function countSubmission(db: Db, { addressBlock }: Sender): Promise<'accepted' | 'spam' | 'rejected'> {
  const count = await countAttempt(db, { name: 'submission', minutes: 1 }, addressBlock)
  if (count > spamLimits.floodFromAddress) return 'rejected'
  return count > spamLimits.fromAddress ? 'spam' : 'accepted'
}
