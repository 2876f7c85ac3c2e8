import type { AssistantHours, AssistantPlace, AssistantTopic } from '@gable/shared/conversations/assistant.ts'
import type { HandOverReason, Message, Sentence } from '@gable/shared/conversations/conversation.ts'
import type { Generated, JSONColumnType } from 'kysely'

export interface ConversationTables {
  assistants: {
    account_id: string
    place: AssistantPlace
    is_on: boolean
    name: string
    greeting_en: string
    greeting_es: string
    hours: AssistantHours
    topics: AssistantTopic[]
    hands_over_when_unsure: boolean
    hand_over_words: string
    updated_at: Generated<Date>
  }
  conversations: {
    account_id: string
    id: string
    place: AssistantPlace
    /** Null while a visitor of a form has left no details. */
    contact_id: string | null
    property_id: string | null
    /** The widget or page whose form it stands beside. */
    subject_id: string | null
    question: string
    message_count: Generated<number>
    visitor_message_count: Generated<number>
    hand_over_reason: HandOverReason | null
    lead_id: string | null
    started_at: Generated<Date>
    last_message_at: Generated<Date>
  }
  conversation_messages: {
    account_id: string
    conversation_id: string
    number: number
    author: Message['author']
    sentences: JSONColumnType<Sentence[]>
    at: Generated<Date>
  }
}
