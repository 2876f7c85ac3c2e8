import {
  type ChatModel,
  getMessageContent,
  parseJson,
  requestCompletion,
  stripCodeFence,
} from '../platform/chat-completion.ts'
import { withDeadline } from '../platform/deadline.ts'
import type { Settings } from '../platform/settings.ts'
import { parseResponse } from './parse-response.ts'
import { buildMessages } from './prompt.ts'
import type { Responder } from './responder.ts'

export type ModelSettings = Pick<Settings, 'AI_BASE_URL' | 'AI_MODEL' | 'AI_API_KEY'>

export const toModel = ({ AI_BASE_URL, AI_MODEL, AI_API_KEY }: ModelSettings): ChatModel | undefined =>
  AI_BASE_URL && AI_MODEL ? { baseUrl: AI_BASE_URL, model: AI_MODEL, apiKey: AI_API_KEY } : undefined

/** Past this many at once a person takes over: visitors should not wait in a line behind a slow model. */
const maxRunning = 20

/** A visitor waits for the answer, so there is one attempt. */
export function createResponder(model: ChatModel, timeoutMs = 20_000): Responder {
  let running = 0
  return async (question, signal) => {
    if (running >= maxRunning) throw new Error('Too many visitors wait for an answer of the model')
    running++
    try {
      const request = { response_format: { type: 'json_object' as const }, messages: buildMessages(question) }
      const completion = await withDeadline(signal, timeoutMs, (signal) => requestCompletion(model, request, signal))
      return parseResponse(parseJson(stripCodeFence(getMessageContent(completion))), question.facts)
    } finally {
      running--
    }
  }
}
