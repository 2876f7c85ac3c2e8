import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id, OptionalLine, OptionalText, RequiredText, requiredMessage } from '../http/fields.ts'
import { detailMaxLengths } from '../journeys/contact-details.ts'
import { languages } from '../journeys/journey.ts'
import { Assistant, AssistantInput, assistantPlaces } from './assistant.ts'
import { Conversation, ConversationSummary, Message } from './conversation.ts'
import type { FormAssistant } from './form-assistant.ts'
import { maxMessageLength } from './limits.ts'

const allow = 'MANAGE_MARKETING_SETTINGS'

export const conversationEndpoints = defineEndpoints({
  'GET /agent/assistants': {
    allow,
    about: 'The assistants, one for each place. Without a language model they take messages only.',
    reply: z.object({ data: z.array(Assistant), hasModel: z.boolean() }),
  },
  'PUT /agent/assistants/:place': {
    allow,
    about: 'Saves the settings of an assistant.',
    params: z.object({ place: z.enum(assistantPlaces) }),
    body: AssistantInput,
    reply: Assistant,
  },
  'GET /agent/conversations': {
    allow,
    about: 'Conversations of visitors with assistants, newest first.',
    query: z.object({
      page: z.coerce.number().int().min(1).max(1000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({ data: z.array(ConversationSummary), total: z.number() }),
  },
  'GET /agent/conversations/:conversationId': {
    allow: 'member',
    about: 'One conversation with its transcript.',
    params: z.object({ conversationId: Id }),
    reply: Conversation,
  },
})

const VisitorDetails = z.object({
  name: OptionalLine(120),
  email: OptionalLine(detailMaxLengths.email),
  phone: OptionalLine(detailMaxLengths.phone),
  website: z.string().max(1000).default(''),
})

/** The assistant beside the form of a widget or page, for any website. */
export const formConversationEndpoints = defineEndpoints({
  'GET /public/assistants/:subjectId': {
    allow: 'anyone',
    about: 'The assistant beside the form of a widget or page, and whether it answers now.',
    params: z.object({ subjectId: Id }),
    query: z.object({ lang: z.enum(languages).default('en') }),
    reply: z.custom<FormAssistant>((value) => typeof value === 'object' && value !== null),
  },
  'POST /public/assistants/:subjectId/messages': {
    allow: 'anyone',
    about:
      'Says something to the assistant, and returns its answer, that a person was told, or that a person needs details.',
    params: z.object({ subjectId: Id }),
    body: z
      .object({
        /** Chosen by the page, which continues the conversation with it. */
        conversationId: Id,
        text: OptionalText(maxMessageLength),
        asksForPerson: z.boolean().default(false),
        details: VisitorDetails.optional(),
        lang: z.enum(languages).default('en'),
      })
      .refine(({ text, details }) => text !== '' || details, { path: ['text'], message: requiredMessage }),
    reply: z.object({ answer: Message, isHandedOver: z.boolean(), asksForDetails: z.boolean() }),
  },
})

/** The calls of an owner's page. The code in the path is the permission. */
export const publicConversationEndpoints = defineEndpoints({
  'POST /public/dashboards/:code/messages': {
    allow: 'anyone',
    about: 'Says something to the assistant, and returns its answer or that a person was told.',
    params: z.object({ code: z.string().max(40) }),
    body: z.object({
      /** Chosen by the page, which continues the conversation with it. */
      conversationId: Id,
      text: RequiredText(maxMessageLength),
      asksForPerson: z.boolean().default(false),
      lang: z.enum(languages).default('en'),
    }),
    reply: z.object({ answer: Message, isHandedOver: z.boolean() }),
  },
})
