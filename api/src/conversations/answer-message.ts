import type { Assistant } from '@gable/shared/conversations/assistant.ts'
import { type AssistantLabels, getAssistantLabels } from '@gable/shared/conversations/assistant-labels.ts'
import type { HandOverReason, Message, Sentence } from '@gable/shared/conversations/conversation.ts'
import { maxVisitorMessages } from '@gable/shared/conversations/limits.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { getActiveAssistant } from '../assistants/assistant-queries.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import {
  appendMessage,
  type LockedConversation,
  listMessages,
  lockConversationOrThrow,
} from './conversation-queries.ts'
import type { Response } from './responder.ts'
import type { Talk } from './talk.ts'

export interface VisitorMessage {
  conversationId: string
  /** Empty only with details that an earlier message lacked. */
  text: string
  asksForPerson: boolean
  language: Language
}

export interface Answer {
  answer: Message
  isHandedOver: boolean
  /** A person is needed, and would not know how to answer. */
  asksForDetails: boolean
}

/** A fixed answer that ends the call, or the messages that a model should answer. */
type Received = Answer | { answer?: undefined; assistant: Assistant; messages: Message[] }

/** A model reads this many, so that its work stays small. */
const maxRememberedMessages = 12

/** Stores what a visitor says, and hands over what no model may answer. */
export async function receiveMessage(
  talk: Talk,
  message: VisitorMessage,
  isAnswering: (assistant: Assistant) => Promise<boolean>,
): Promise<Received> {
  const { db, scope, key } = talk
  const { text } = message
  const assistant = await getActiveAssistant(db, scope, key.place)
  if (!assistant) throw new Problem('not_found', 'This assistant is not available.')
  const conversation = await lockConversationOrThrow(db, scope, key, text)
  // The agent has been notified; another message would only make the transcript longer.
  if (conversation.visitorMessageCount >= maxVisitorMessages * 2)
    throw new Problem('too_many', 'This conversation is full.')
  if (text) await appendMessage(db, scope, key.id, { author: 'VISITOR', sentences: [{ text, citations: [] }] })
  if (conversation.isNew) await talk.recordQuestion(text)
  const reason = await getReason(message, conversation, assistant, isAnswering)
  if (reason) return finish(talk, message, conversation, reason)
  await publishConversation(talk)
  return { assistant, messages: await listMessages(db, scope, key.id, maxRememberedMessages) }
}

/** Why a model must not answer. */
async function getReason(
  { text, asksForPerson }: VisitorMessage,
  { handOverReason, visitorMessageCount }: LockedConversation,
  assistant: Assistant,
  isAnswering: (assistant: Assistant) => Promise<boolean>,
): Promise<HandOverReason | undefined> {
  if (asksForPerson) return 'ASKED'
  if (handOverReason !== null && (handOverReason !== 'UNSURE' || !text)) return handOverReason
  if (hasWord(text, assistant.handOverWords)) return 'WORD'
  if (visitorMessageCount >= maxVisitorMessages) return 'FULL'
  return (await isAnswering(assistant)) ? undefined : 'MESSAGE'
}

/** Stores what the model answers, or hands over if it could not. */
export async function storeResponse(
  talk: Talk,
  message: VisitorMessage,
  { assistant, response }: { assistant: Assistant; response: Response | undefined },
): Promise<Answer> {
  const { db, scope, key } = talk
  const conversation = await lockConversationOrThrow(db, scope, key, message.text)
  if (!response) return finish(talk, message, conversation, 'UNAVAILABLE')
  const { sentences, asksForPerson } = response
  if (asksForPerson) return finish(talk, message, conversation, 'ASKED', sentences)
  if (sentences.length === 0 && assistant.handsOverWhenUnsure) return finish(talk, message, conversation, 'UNSURE')
  const { unsureAlone } = getAssistantLabels(message.language)
  const fixed = [{ text: unsureAlone(talk.agentName), citations: [] }]
  const answer = await appendMessage(db, scope, key.id, {
    author: 'ASSISTANT',
    sentences: sentences.length > 0 ? sentences : fixed,
  })
  await publishConversation(talk)
  return { answer, isHandedOver: false, asksForDetails: false }
}

/** Hands over, and says so after what the assistant could still answer. */
async function finish(
  talk: Talk,
  { text, language }: VisitorMessage,
  conversation: LockedConversation,
  reason: HandOverReason,
  answered: readonly Sentence[] = [],
): Promise<Answer> {
  const { db, scope, key, agentName } = talk
  const isTold = await talk.handOver(conversation, reason, text)
  const notice = toNotice(getAssistantLabels(language), conversation.handOverReason, reason, isTold)(agentName)
  const sentences = [...answered, { text: notice, citations: [] }]
  const answer = await appendMessage(db, scope, key.id, { author: 'ASSISTANT', sentences })
  await publishConversation(talk)
  // An assistant that was unsure keeps answering.
  return { answer, isHandedOver: isTold && reason !== 'UNSURE', asksForDetails: !isTold }
}

function toNotice(labels: AssistantLabels, before: HandOverReason | null, reason: HandOverReason, isTold: boolean) {
  if (!isTold) return reason === 'UNSURE' ? labels.details.unsure : labels.details.needed
  if (before !== null && before !== 'UNSURE') return labels.sent
  return {
    ASKED: labels.handedOver,
    WORD: labels.handedOver,
    UNSURE: labels.unsure,
    MESSAGE: labels.sent,
    UNAVAILABLE: labels.unavailable,
    FULL: labels.full,
  }[reason]
}

async function publishConversation({ db, scope, key }: Talk) {
  await publishLiveEvent(db, scope, { kind: 'conversations', id: key.id })
  if (key.place === 'contact-dashboard') await publishLiveEvent(db, scope, { kind: 'contacts', id: key.contactId })
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
