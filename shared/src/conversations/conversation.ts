import * as z from 'zod'
import { assistantPlaces } from './assistant.ts'

/** Why a person takes over. */
const handOverReasons = ['ASKED', 'WORD', 'UNSURE', 'MESSAGE', 'UNAVAILABLE', 'FULL'] as const
export type HandOverReason = (typeof handOverReasons)[number]

/** The labels of the facts that a sentence comes from. Visitors' own sentences, and fixed ones, have none. */
export const Sentence = z.object({ text: z.string(), citations: z.array(z.string()) })
export type Sentence = z.infer<typeof Sentence>

export const Message = z.object({
  author: z.enum(['VISITOR', 'ASSISTANT']),
  at: z.string(),
  sentences: z.array(Sentence),
})
export type Message = z.infer<typeof Message>

export const ConversationSummary = z.object({
  _id: z.string(),
  place: z.enum(assistantPlaces),
  /** Null while a visitor of a form has left no details. */
  contact: z.object({ _id: z.string(), fullName: z.string() }).nullable(),
  /** The address of the home, or the name of the widget or page with the form. */
  about: z.string(),
  question: z.string(),
  messageCount: z.number(),
  /** Null while no person was needed. */
  handOverReason: z.enum(handOverReasons).nullable(),
  startedAt: z.string(),
  lastMessageAt: z.string(),
})
export type ConversationSummary = z.infer<typeof ConversationSummary>

export const Conversation = ConversationSummary.extend({ leadId: z.string().nullable(), messages: z.array(Message) })
export type Conversation = z.infer<typeof Conversation>
