import type { AssistantPlace } from '@gable/shared/conversations/assistant.ts'
import type { Message, Sentence } from '@gable/shared/conversations/conversation.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import type { Fact } from './facts.ts'

/** What people typed in it cannot be trusted. */
export interface Question {
  place: AssistantPlace
  agency: string
  language: Language
  facts: readonly Fact[]
  /** The earlier messages of the conversation, and the one to answer at the end. */
  messages: readonly Message[]
}

export interface Response {
  /** Empty if no fact answers the question. */
  sentences: Sentence[]
  asksForPerson: boolean
}

export type Responder = (question: Question, signal: AbortSignal) => Promise<Response>
