import { Problem } from '@gable/shared/http/problem.ts'
import { nextAttempt } from '@gable/shared/webhooks/schedule.ts'
import type { Webhook } from '@gable/shared/webhooks/webhook.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { findDelivery, listAttempts } from './log-queries.ts'
import { findWebhook } from './queries.ts'

export async function readWebhook(db: Db, scope: Scope, webhookId: string): Promise<Webhook> {
  const webhook = await findWebhook(db, scope, webhookId)
  if (!webhook) throw new Problem('not_found', 'This webhook no longer exists')
  return webhook
}

export async function readDelivery(db: Db, scope: Scope, deliveryId: string) {
  const found = await findDelivery(db, scope, deliveryId)
  if (!found) throw new Problem('not_found', 'This delivery no longer exists')
  return found
}

/** A delivery with everything that was said, and when it is tried again. */
export async function readDeliveryLog(db: Db, scope: Scope, deliveryId: string) {
  const { delivery, payload } = await readDelivery(db, scope, deliveryId)
  const log = await listAttempts(db, scope, deliveryId)
  const last = log.at(-1)
  const next = delivery.state === 'WAITING' && last ? nextAttempt({ ...last, at: new Date(last.at) }) : undefined
  return { ...delivery, payload, log, nextAttemptAt: next?.toISOString() ?? null }
}
