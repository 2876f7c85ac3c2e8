import type { WebhookEventType } from '@gable/shared/webhooks/webhook.ts'
import type { Generated, JSONColumnType } from 'kysely'

export interface WebhookTables {
  webhooks: {
    account_id: string
    id: string
    url: string
    event_types: WebhookEventType[]
    /** Encrypted with the secret of the installation. */
    secret: Buffer
    is_paused: Generated<boolean>
    created_by: string
    /** The key of the program that created it. */
    api_key_id: Generated<string | null>
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  webhook_deliveries: {
    account_id: string
    id: string
    webhook_id: string
    event_id: string
    event_type: WebhookEventType
    payload: JSONColumnType<object>
    state: Generated<'WAITING' | 'DELIVERED' | 'FAILED'>
    is_test: Generated<boolean>
    replay_of: string | null
    created_at: Generated<Date>
    delivered_at: Date | null
  }
  webhook_attempts: {
    account_id: string
    delivery_id: string
    number: number
    at: Generated<Date>
    took_ms: number
    status: number | null
    body: string | null
    error: string | null
  }
}
