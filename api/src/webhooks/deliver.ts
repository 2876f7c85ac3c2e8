import { nextAttempt } from '@gable/shared/webhooks/schedule.ts'
import { inAccountOfJob } from '../platform/jobs/in-account-of-job.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { notify } from '../platform/live/notify.ts'
import { askForDelivery, forgetOldDeliveries, insertAttempt, readDue, settleDelivery } from './delivery-queries.ts'
import { type Answer, post } from './post.ts'
import { pauseWebhook } from './queries.ts'
import type { Reach } from './resolve-target.ts'
import { unseal } from './seal.ts'
import { signatureOf } from './signature.ts'

/** Tells a webhook of one thing, and keeps what it said. At least once: a receiver knows a double by its id. */
export const deliverWebhook =
  (reach: Reach, secret: Buffer): Tasks['deliver-webhook'] =>
  async ({ db, payload: { accountId, deliveryId }, signal }) => {
    const due = await inAccountOfJob(db, { accountId }, (db, scope) => readDue(db, scope, deliveryId))
    if (!due) return
    const body = JSON.stringify(due.payload)
    const timestamp = Math.floor(Date.now() / 1000)
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'Gable-Webhooks/1',
      'Gable-Id': due.payload.id,
      'Gable-Timestamp': String(timestamp),
      'Gable-Signature': signatureOf(unseal(due.secret, due.webhookId, secret), timestamp, body),
    }
    // No transaction is open meanwhile: a slow receiver keeps nobody else waiting.
    const answer = await post({ url: due.url, headers, body, reach, signal })
    await inAccountOfJob(db, { accountId }, async (db, scope) => {
      const number = await insertAttempt(db, scope, deliveryId, answer)
      if (number === undefined) return
      const { state, at } = verdictOf(answer, number)
      if (at) await askForDelivery(db, scope, { webhookId: due.webhookId, deliveryId, at })
      else await settleDelivery(db, scope, deliveryId, state)
      if (answer.status === gone) await pauseWebhook(db, scope, due.webhookId)
      await forgetOldDeliveries(db, scope, due.webhookId)
      await notify(db, scope, { kind: 'webhook', webhookId: due.webhookId })
    })
  }

/** A receiver that answers so wants to hear nothing any more. */
const gone = 410

function verdictOf({ status, error, at: began }: Answer, number: number) {
  if (error === null) return { state: 'DELIVERED' } as const
  return { state: 'FAILED', at: status === gone ? undefined : nextAttempt({ number, at: began }) } as const
}
