import { setTimeout as sleep } from 'node:timers/promises'
import { type ChatModel, PermanentError, requestCompletion } from '../platform/chat-completion.ts'
import { withDeadline } from '../platform/deadline.ts'
import { parseCompletion } from './parse-completion.ts'
import { buildMessages } from './prompt.ts'
import type { SummaryWriter } from './writer.ts'

interface ModelOptions extends ChatModel {
  timeoutMs?: number
  /** Delay before the first retry. The second retry waits four times as long. */
  retryDelayMs?: number
}

const maxAttempts = 3

/** Works with any service compatible with OpenAI's API. */
export const createModelWriter = ({
  timeoutMs = 30_000,
  retryDelayMs = 1_000,
  ...model
}: ModelOptions): SummaryWriter => ({
  isModel: true,
  async write(input, signal) {
    const request = { response_format: { type: 'json_object' as const }, messages: buildMessages(input) }
    for (let attempt = 1; ; attempt++) {
      try {
        const completion = await withDeadline(signal, timeoutMs, (signal) => requestCompletion(model, request, signal))
        return parseCompletion(completion, input.entries)
      } catch (error) {
        if (signal.aborted || attempt === maxAttempts || error instanceof PermanentError) throw error
        await sleep(retryDelayMs * 4 ** (attempt - 1), undefined, { signal })
      }
    }
  },
})
