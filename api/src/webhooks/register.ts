import { Problem } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import { type Webhook, type WebhookInput, webhookMaximum } from '@gable/shared/webhooks/webhook.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { countWebhooks, insertWebhook } from './queries.ts'
import { readWebhook } from './read.ts'
import { seal } from './seal.ts'
import { newSecret } from './signature.ts'

/** The secret is in this answer and in no later one. */
export async function registerWebhook(
  db: Db,
  scope: Scope,
  input: WebhookInput,
  secret: Buffer,
): Promise<{ webhook: Webhook; secret: string }> {
  if ((await countWebhooks(db, scope)) >= webhookMaximum)
    throw new Problem('conflict', `There can be no more than ${webhookMaximum} webhooks`)
  const [id, shown] = [newId(), newSecret()]
  await insertWebhook(db, scope, { id, input, sealed: seal(shown, id, secret) })
  return { webhook: await readWebhook(db, scope, id), secret: shown }
}
