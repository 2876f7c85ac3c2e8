import { setTimeout as pause } from 'node:timers/promises'
import { withDeadline } from '../platform/deadline.ts'
import { contentOf } from './answer.ts'
import { messagesOf } from './prompt.ts'
import { textWithin } from './text-within.ts'
import type { SummaryWriter } from './writer.ts'

interface Model {
  /** Up to and without `/chat/completions`. */
  baseUrl: string
  model: string
  apiKey?: string | undefined
  timeout?: number
  /** Before the second try; before the third it is four times that. */
  patience?: number
}

const tries = 3
const answerMaximum = 64 * 1024

/** Any service that speaks as OpenAI's does: https://platform.openai.com/docs/api-reference/chat */
export const modelWriter = ({ baseUrl, model, apiKey, timeout = 30_000, patience = 1_000 }: Model): SummaryWriter => ({
  isModel: true,
  async write(material, signal) {
    const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`
    const body = JSON.stringify({ model, response_format: { type: 'json_object' }, messages: messagesOf(material) })
    for (let number = 1; ; number++) {
      try {
        const answer = await withDeadline(signal, timeout, (signal) => ask({ url, apiKey, body, signal }))
        return contentOf(answer, material.entries)
      } catch (error) {
        if (signal.aborted || number === tries || error instanceof Refused) throw error
        await pause(patience * 4 ** (number - 1), undefined, { signal })
      }
    }
  },
})

/** It will not answer this, however often it is asked. */
class Refused extends Error {
  override name = 'Refused'
}

interface Question {
  url: string
  apiKey: string | undefined
  body: string
  signal: AbortSignal
}

async function ask({ url, apiKey, body, signal }: Question): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
    body,
    signal,
    redirect: 'error',
  })
  if (answer.ok) return textWithin(answer, answerMaximum)
  await answer.body?.cancel()
  const message = `The model answered ${answer.status}`
  const isPassing = answer.status === 429 || answer.status === 408 || answer.status >= 500
  throw isPassing ? new Error(message) : new Refused(message)
}
