import * as z from 'zod'

/** The API of a language model: https://platform.openai.com/docs/api-reference/chat */
export interface ChatModel {
  /** Without `/chat/completions`. */
  baseUrl: string
  model: string
  apiKey?: string | undefined
}

/** Not worth a retry: the model would reject the same request again. */
export class PermanentError extends Error {
  override name = 'PermanentError'
}

const maxResponseBytes = 64 * 1024

/** Sends one request and returns the response as text. */
export async function requestCompletion(
  { baseUrl, model, apiKey }: ChatModel,
  request: { messages: readonly { role: string; content: string }[]; response_format?: { type: 'json_object' } },
  signal: AbortSignal,
): Promise<string> {
  const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
    body: JSON.stringify({ model, ...request }),
    signal,
    redirect: 'error',
  })
  if (response.ok) return readText(response, maxResponseBytes)
  await response.body?.cancel()
  const message = `The model responded with status ${response.status}`
  const isTemporary = response.status === 429 || response.status === 408 || response.status >= 500
  throw isTemporary ? new Error(message) : new PermanentError(message)
}

/** The text that the model wrote. */
export const getMessageContent = (completion: string): string =>
  Completion.parse(parseJson(completion)).choices[0].message.content

const Completion = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })], z.unknown()),
})

/** The parser's own error would quote the response, and so put private data into the log. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('The model did not respond with JSON')
  }
}

/** Many models wrap their JSON in a Markdown code block. */
export const stripCodeFence = (text: string) => text.trim().replace(/^```(?:json)?\s*|\s*```$/g, '')

/** Whether a text has no links: a prompt injection must not be able to send anyone anywhere. */
export const hasNoLinks = (text: string): boolean => !/:\/\/|\bwww\.|\]\(|mailto:|javascript:/i.test(text)

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
