import { spamLimits } from '@gable/shared/submissions/spam.ts'
import { createGroupCommit } from '../ingest/group-commit.ts'
import { createRateLimiter } from '../ingest/rate-limiter.ts'
import type { Db } from '../platform/database.ts'
import { countAttempts } from '../platform/rate-limit.ts'
import type { Sender } from './sender.ts'

/** Whether this process alone had enough submissions from there. Costs no query, however many arrive. */
export const isFlooding = ({ addressBlock }: Sender): boolean => limiter.consume(addressBlock, 1) > 0

const limiter = createRateLimiter(spamLimits.floodFromAddress)

/**
 * Counts a submission in all processes together and returns what becomes of it. Only the sender counts: the other
 * visitors of a flooded page are innocent.
 */
export type SubmissionCounter = (sender: Pick<Sender, 'addressBlock'>) => Promise<'accepted' | 'spam' | 'rejected'>

declare module 'fastify' {
  interface FastifyInstance {
    countSubmission: SubmissionCounter
  }
}

/** Submissions that arrive at once are counted in one commit. */
export function createSubmissionCounter(db: Db): SubmissionCounter {
  const group = createGroupCommit<{ actor: string; count: number }>({
    async write(attempts) {
      const counts = await countAttempts(
        db,
        { name: 'submission', minutes: 1 },
        attempts.map(({ actor }) => actor),
      )
      for (const [n, attempt] of attempts.entries()) attempt.count = counts[n] ?? 0
    },
    isRejection: () => false,
  })
  return async ({ addressBlock }) => {
    const attempt = { actor: addressBlock, count: 0 }
    await group.commit([attempt])
    if (attempt.count > spamLimits.floodFromAddress) return 'rejected'
    return attempt.count > spamLimits.fromAddress ? 'spam' : 'accepted'
  }
}
