import { createGroupCommit } from '../ingest/group-commit.ts'
import type { Db } from '../platform/database.ts'
import type { Log } from '../platform/observe/log.ts'
import type { SubmissionNotification } from './notification.ts'
import { publishNotifications } from './notification-queries.ts'

/**
 * Announces submissions after they are committed. Postgres serializes commits that notify, so publishing inside each
 * visitor's transaction would make all visitors wait for one another. A process that dies first leaves its submissions
 * unannounced in the database, where the recovery job finds them.
 */
export interface SubmissionNotifier {
  notify(notification: SubmissionNotification): void
  /** Resolves when everything is published. */
  drain(): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    submissionNotifier: SubmissionNotifier
  }
}

export function createSubmissionNotifier(db: Db, log: Log): SubmissionNotifier {
  const group = createGroupCommit<SubmissionNotification>({
    write: (notifications) => publishNotifications(db, notifications),
    isRejection: () => false,
    maxInFlight: 1,
  })
  return {
    notify: (notification) =>
      void group
        .commit([notification])
        .catch((err) => log.warn({ err }, 'Could not announce a submission; the recovery job will retry')),
    drain: () => group.drain(),
  }
}
