import { Problem } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import { maxWebhooks, type Webhook, type WebhookInput } from '@gable/shared/webhooks/webhook.ts'
import type { Db } from '../platform/database.ts'
import type { Caller } from '../platform/gate.ts'
import type { Scope } from '../platform/scope.ts'
import { getWebhookOrThrow, insertWebhook, lockAndCountWebhooks } from './queries.ts'
import { encryptSecret } from './secret-encryption.ts'
import { createSecret } from './signature.ts'

/** Returns the signing secret, which is never readable again. */
export async function createWebhook(
  db: Db,
  scope: Scope,
  { apiKey }: Pick<Caller, 'apiKey'>,
  input: WebhookInput,
  encryptionKey: Buffer,
): Promise<{ webhook: Webhook; secret: string }> {
  if ((await lockAndCountWebhooks(db, scope)) >= maxWebhooks)
    throw new Problem('conflict', `You can have up to ${maxWebhooks} webhooks`)
  const [id, secret] = [newId(), createSecret()]
  await insertWebhook(db, scope, {
    id,
    input,
    encryptedSecret: encryptSecret(secret, id, encryptionKey),
    apiKeyId: apiKey?.id ?? null,
  })
  return { webhook: await getWebhookOrThrow(db, scope, id), secret }
}
