import type { TextConsentSource } from '@gable/shared/activity/text-consent-source.ts'
import type { TextKind, TextState } from '@gable/shared/texts/text-settings.ts'
import type { Generated } from 'kysely'

export interface TextTables {
  text_settings: {
    account_id: string
    is_on: Generated<boolean>
    account_sid: string
    /** Encrypted with the secret of the installation. */
    token: Buffer
    sender: Generated<string>
    sender_name: Generated<string>
    problem: string | null
    updated_at: Generated<Date>
  }
  text_permissions: {
    account_id: string
    phone_key: string
    state: 'IN' | 'OUT'
    source: TextConsentSource
    at: Date
  }
  text_consents: {
    account_id: string
    id: string
    phone_key: string
    contact_id: string | null
    state: 'IN' | 'OUT'
    source: TextConsentSource
    at: Date
    agent_id: string | null
    submission_id: string | null
    page_url: string | null
    wording: string | null
    note: Generated<string>
    /** The file that said so. */
    import_id: Generated<string | null>
  }
  text_messages: {
    account_id: string
    id: string
    kind: TextKind
    /** What is sent, or received, once. */
    occasion: string
    contact_id: string | null
    submission_id: string | null
    agent_id: string | null
    phone: string
    phone_key: string
    body: string
    state: TextState
    reason: string | null
    provider_id: string | null
    attempts: Generated<number>
    created_at: Generated<Date>
    due_at: Date | null
    sent_at: Date | null
  }
}
