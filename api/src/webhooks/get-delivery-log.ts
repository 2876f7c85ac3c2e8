import { getNextAttemptAt } from '@gable/shared/webhooks/schedule.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { getDeliveryOrThrow, listAttempts } from './log-queries.ts'

/** A delivery with its payload, all attempts, and the time of the next one. */
export async function getDeliveryLog(db: Db, scope: Scope, deliveryId: string) {
  const { delivery, payload } = await getDeliveryOrThrow(db, scope, deliveryId)
  const log = await listAttempts(db, scope, deliveryId)
  const last = log.at(-1)
  const next = delivery.state === 'WAITING' && last ? getNextAttemptAt({ ...last, at: new Date(last.at) }) : undefined
  return { ...delivery, payload, log, nextAttemptAt: next?.toISOString() ?? null }
}
