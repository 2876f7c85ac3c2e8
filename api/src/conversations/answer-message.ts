import type { Assistant } from '@gable/shared/conversations/assistant.ts'
import { getAssistantLabels } from '@gable/shared/conversations/assistant-labels.ts'
import type { HandOverReason, Message, Sentence } from '@gable/shared/conversations/conversation.ts'
import { maxVisitorMessages } from '@gable/shared/conversations/limits.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import type { OpenDashboard } from '../contact-dashboard/open-dashboard.ts'
import { recordActivity } from '../contacts/write-queries.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { getActiveAssistant } from './assistant-queries.ts'
import {
  appendMessage,
  type LockedConversation,
  listMessages,
  lockConversationOrThrow,
} from './conversation-queries.ts'
import { handOver } from './hand-over.ts'
import type { Response } from './responder.ts'

export interface VisitorMessage {
  conversationId: string
  text: string
  asksForPerson: boolean
  language: Language
}

/** A fixed answer that ends the call, or the messages that a model should answer. */
export type Received =
  | { answer: Message; isHandedOver: boolean }
  | { answer?: undefined; assistant: Assistant; messages: Message[] }

const place = 'contact-dashboard'
/** A model reads this many, so that its work stays small. */
const maxRememberedMessages = 12

/** Stores what a visitor says, and hands over what no model may answer. */
export async function receiveMessage(
  open: OpenDashboard,
  message: VisitorMessage,
  isAnswering: (assistant: Assistant) => Promise<boolean>,
): Promise<Received> {
  const { db, scope, owner, propertyId } = open
  const { conversationId: id, text } = message
  const assistant = await getActiveAssistant(db, scope, place)
  if (!assistant) throw new Problem('not_found', 'This assistant is not available.')
  const { contactId } = owner
  const conversation = await lockConversationOrThrow(db, scope, { id, place, contactId, propertyId }, text)
  // The agent has been told; another message would only make the transcript longer.
  if (conversation.visitorMessageCount >= maxVisitorMessages * 2)
    throw new Problem('too_many', 'This conversation is full.')
  await appendMessage(db, scope, id, { author: 'VISITOR', sentences: [{ text, citations: [] }] })
  if (conversation.isNew)
    await recordActivity(
      db,
      scope,
      { contactId, propertyId },
      {
        eventGroup: 'DASHBOARD',
        kind: 'ASKED',
        detail: { conversationId: id, question: text },
      },
    )
  const reason = await getReason(message, conversation, assistant, isAnswering)
  if (!reason) {
    await publishConversation(open, id)
    return { assistant, messages: await listMessages(db, scope, id, maxRememberedMessages) }
  }
  const answer = await finish(open, message, conversation.handOverReason, reason)
  return { answer, isHandedOver: true }
}

/** Why a model must not answer. */
async function getReason(
  { text, asksForPerson }: VisitorMessage,
  { handOverReason, visitorMessageCount }: LockedConversation,
  assistant: Assistant,
  isAnswering: (assistant: Assistant) => Promise<boolean>,
): Promise<HandOverReason | undefined> {
  if (asksForPerson) return 'ASKED'
  if (handOverReason !== null && handOverReason !== 'UNSURE') return handOverReason
  if (hasWord(text, assistant.handOverWords)) return 'WORD'
  if (visitorMessageCount >= maxVisitorMessages) return 'FULL'
  return (await isAnswering(assistant)) ? undefined : 'MESSAGE'
}

/** Stores what the model answers. Undefined if it could not. */
export async function storeResponse(
  open: OpenDashboard,
  message: VisitorMessage,
  { assistant, response }: { assistant: Assistant; response: Response | undefined },
): Promise<{ answer: Message; isHandedOver: boolean }> {
  const { db, scope, owner, propertyId } = open
  const { conversationId: id, text } = message
  const key = { id, place, contactId: owner.contactId, propertyId } as const
  const { handOverReason: before } = await lockConversationOrThrow(db, scope, key, text)
  if (!response) return { answer: await finish(open, message, before, 'UNAVAILABLE'), isHandedOver: true }
  const { sentences, asksForPerson } = response
  if (asksForPerson) return { answer: await finish(open, message, before, 'ASKED', sentences), isHandedOver: true }
  if (sentences.length > 0) {
    const answer = await appendMessage(db, scope, id, { author: 'ASSISTANT', sentences })
    await publishConversation(open, id)
    return { answer, isHandedOver: false }
  }
  if (assistant.handsOverWhenUnsure)
    return { answer: await finish(open, message, before, 'UNSURE'), isHandedOver: false }
  const { unsureAlone } = getAssistantLabels(message.language)
  const fixed = [{ text: unsureAlone(getAgentName(open)), citations: [] }]
  const answer = await appendMessage(db, scope, id, { author: 'ASSISTANT', sentences: fixed })
  await publishConversation(open, id)
  return { answer, isHandedOver: false }
}

/** Hands over, and says so after what the assistant could still answer. */
async function finish(
  open: OpenDashboard,
  { conversationId, text, language }: VisitorMessage,
  before: HandOverReason | null,
  reason: HandOverReason,
  answered: readonly Sentence[] = [],
): Promise<Message> {
  await handOver(open, { conversationId, reason, before, question: text })
  const labels = getAssistantLabels(language)
  const say = {
    ASKED: labels.handedOver,
    WORD: labels.handedOver,
    UNSURE: labels.unsure,
    MESSAGE: labels.sent,
    UNAVAILABLE: labels.unavailable,
    FULL: labels.full,
  }
  const isRepeated = before !== null && before !== 'UNSURE'
  const notice = (isRepeated ? labels.sent : say[reason])(getAgentName(open))
  const sentences = [...answered, { text: notice, citations: [] }]
  const message = await appendMessage(open.db, open.scope, conversationId, { author: 'ASSISTANT', sentences })
  await publishConversation(open, conversationId)
  return message
}

export const getAgentName = ({ owner, content }: OpenDashboard) => owner.agentName ?? content.brand.name

async function publishConversation({ db, scope, owner }: OpenDashboard, id: string) {
  await publishLiveEvent(db, scope, { kind: 'conversations', id })
  await publishLiveEvent(db, scope, { kind: 'contacts', id: owner.contactId })
}

/** Whole words, without regard to case and accents. */
function hasWord(text: string, words: string): boolean {
  const padded = ` ${toPlain(text)} `
  return words
    .split(',')
    .map(toPlain)
    .some((word) => word !== '' && padded.includes(` ${word} `))
}

const toPlain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
