import { setTimeout as sleep } from 'node:timers/promises'
import { withDeadline } from '../platform/deadline.ts'
import { parseCompletion } from './parse-completion.ts'
import { buildMessages } from './prompt.ts'
import type { SummaryWriter } from './writer.ts'

interface ModelOptions {
  /** Without `/chat/completions`. */
  baseUrl: string
  model: string
  apiKey?: string | undefined
  timeoutMs?: number
  /** Delay before the first retry. The second retry waits four times as long. */
  retryDelayMs?: number
}

const maxAttempts = 3
const maxResponseBytes = 64 * 1024

/** Works with any service compatible with OpenAI's API: https://platform.openai.com/docs/api-reference/chat */
export const createModelWriter = ({
  baseUrl,
  model,
  apiKey,
  timeoutMs = 30_000,
  retryDelayMs = 1_000,
}: ModelOptions): SummaryWriter => ({
  isModel: true,
  async write(input, signal) {
    const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`
    const body = JSON.stringify({ model, response_format: { type: 'json_object' }, messages: buildMessages(input) })
    for (let attempt = 1; ; attempt++) {
      try {
        const completion = await withDeadline(signal, timeoutMs, (signal) =>
          requestCompletion({ url, apiKey, body, signal }),
        )
        return parseCompletion(completion, input.entries)
      } catch (error) {
        if (signal.aborted || attempt === maxAttempts || error instanceof PermanentError) throw error
        await sleep(retryDelayMs * 4 ** (attempt - 1), undefined, { signal })
      }
    }
  },
})

/** Not worth a retry: the model would reject the same request again. */
class PermanentError extends Error {
  override name = 'PermanentError'
}

interface CompletionRequest {
  url: string
  apiKey: string | undefined
  body: string
  signal: AbortSignal
}

async function requestCompletion({ url, apiKey, body, signal }: CompletionRequest): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
    body,
    signal,
    redirect: 'error',
  })
  if (response.ok) return readText(response, maxResponseBytes)
  await response.body?.cancel()
  const message = `The model responded with status ${response.status}`
  const isTemporary = response.status === 429 || response.status === 408 || response.status >= 500
  throw isTemporary ? new Error(message) : new PermanentError(message)
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  // Throwing inside the loop also closes the connection.
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    if (length > maxBytes) throw new Error(`The response is longer than ${maxBytes} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
