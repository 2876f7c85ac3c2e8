import type { WebhookPayload } from '@gable/shared/webhooks/webhook.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** One for every active webhook that listens to this, with its job, in one statement; nothing where none listens. */
export async function insertDeliveries(db: Db, { accountId }: AccountScope, payload: WebhookPayload): Promise<void> {
  await sql`
    with told as (
      insert into webhook_deliveries (account_id, id, webhook_id, event_id, event_type, payload)
      select account_id, gen_random_uuid(), id, ${payload.id}, ${payload.type}, ${JSON.stringify(payload)}
      from webhooks where account_id = ${accountId} and not is_paused and ${payload.type} = any(event_types)
      on conflict do nothing
      returning account_id, webhook_id, id
    )
    select ask_for_delivery(account_id, webhook_id, id) from told
  `.execute(db)
}
