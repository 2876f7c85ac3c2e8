import type { Assistant } from '@gable/shared/conversations/assistant.ts'
import type { HandOverReason } from '@gable/shared/conversations/conversation.ts'
import type { OfficeHours } from '@gable/shared/leads/office-hours.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { ConversationKey, LockedConversation } from './conversation-queries.ts'
import type { Question } from './responder.ts'

/** A conversation inside a transaction, in whatever place it is. */
export interface Talk {
  db: Db
  scope: AccountScope
  key: ConversationKey
  /** Whom the visitor is passed to. */
  agentName: string
  /** That of the agency, in which its office hours are. */
  timeZone: string
  /** What the model may use. */
  getFacts(assistant: Assistant, officeHours: OfficeHours | null): Promise<Pick<Question, 'agency' | 'facts'>>
  /** Notes the first question in the contact's activity, if the visitor is a contact. */
  recordQuestion(question: string): Promise<void>
  /** Hands over to a person. Returns false if no one could answer, because the visitor left no details. */
  handOver(conversation: LockedConversation, reason: HandOverReason, question: string): Promise<boolean>
}
