import { readMessageId } from '../email-tracking/message-id.ts'
import type { Db } from '../platform/database.ts'
import { publicOrigin, type Settings } from '../platform/settings.ts'
import type { SubmissionQueue } from '../submissions/submission-queue.ts'

/** What receiving needs. */
export interface IntakeContext {
  db: Db
  queue: SubmissionQueue
  /** The installation's key. */
  secret: Buffer
  publicOrigin: string
  /** The domain of intake addresses. Undefined while the installation receives no email. */
  domain: string | undefined
  /** The address that the product sends from. */
  ownAddress: string
  isOwnMessageId: (messageId: string) => boolean
}

export const toIntakeContext = (
  { settings, secret }: { settings: Settings; secret: Buffer },
  { db, queue }: Pick<IntakeContext, 'db' | 'queue'>,
): IntakeContext => ({
  db,
  queue,
  secret,
  domain: settings.INTAKE_MAIL_DOMAIN,
  publicOrigin: publicOrigin(settings),
  ownAddress: /<([^<>]+)>\s*$/.exec(settings.MAIL_FROM)?.[1] ?? settings.MAIL_FROM,
  isOwnMessageId: (messageId) => readMessageId(secret, messageId) !== undefined,
})
