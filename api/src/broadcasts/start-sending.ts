import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import { wakeSender } from '../email-delivery/enqueue-pieces.ts'
import { finishBroadcasts } from '../email-delivery/piece-queries.ts'
import type { Db } from '../platform/database.ts'
import { wakeAccount } from '../platform/jobs/account-work.ts'
import type { AccountScope } from '../platform/scope.ts'
import { finishPostcardBroadcasts } from '../postcard-delivery/record-queries.ts'

/** Sends what is prepared, and ends broadcasts that have nothing to send. */
export async function startSending(db: Db, scope: AccountScope, medium: ContentMedium): Promise<void> {
  if (medium === 'EMAIL') {
    await wakeSender(db, scope)
    await finishBroadcasts(db, scope)
  } else {
    await wakeAccount(db, 'send-postcards', scope.accountId)
    await finishPostcardBroadcasts(db, scope)
  }
}
