import type { RemainingBroadcast } from '@gable/shared/broadcasts/broadcast.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { getSenderReason } from '../email-delivery/sender-queries.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { countRestOfContacts } from './batch-queries.ts'
import { toBroadcasts } from './broadcast-reply.ts'
import { getBroadcast } from './queries.ts'

/** What is left to send, for the question before a broadcast is resumed. */
export async function countRemaining(db: Db, scope: Scope, id: string): Promise<RemainingBroadcast> {
  const row = orNotFound(await getBroadcast(db, scope, id), 'broadcast')
  const [broadcast] = await toBroadcasts(db, scope, [row])
  invariant(broadcast, 'a broadcast that exists has a reply')
  const { queued, sent } = broadcast.counts
  const takesOver = (await getSenderReason(db, scope, row)) !== undefined
  return { queued, sent, contacts: await countRestOfContacts(db, scope, row), takesOver }
}
