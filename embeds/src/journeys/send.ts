import type { SubmissionReceipt as Receipt } from '@gable/shared/submissions/visitor-submission.ts'
import { asJson } from '../tracking/as-json.ts'

/** How sending ended. Only `received` means that it is stored. */
export type Outcome =
  | { kind: 'received'; receipt: Receipt }
  | { kind: 'refused'; fields: Record<string, string> }
  | { kind: 'gone' | 'tooMany' | 'failed' }

export interface World {
  fetch: typeof fetch
  wait(milliseconds: number): Promise<void>
  random(): number
}

const browser: World = {
  fetch: (...call) => fetch(...call),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  random: Math.random,
}

interface Sending {
  onRetry(): void
  /** Whether the page around has refused the call by its policy: then no try will do better. */
  isForbidden(): boolean
  world: World
}

/**
 * Sends until there is an answer that counts. What is sent carries its own id, so that a second arrival is the first one
 * again: after a silence it is always right to send once more.
 */
export async function sendReliably(
  url: string,
  body: unknown,
  { onRetry = () => {}, isForbidden = () => false, world = browser }: Partial<Sending> = {},
): Promise<Outcome> {
  const text = asJson(body)
  let last: Response | undefined
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) {
      onRetry()
      await world.wait(pauseBefore(attempt, last, world))
      if (isForbidden()) break
    }
    last = await post(url, text, world)
    const outcome = last && (await outcomeOf(last))
    if (outcome) return outcome
  }
  return { kind: last?.status === 429 ? 'tooMany' : 'failed' }
}

const attempts = 6
const patience = 15_000

/** Undefined where no answer came. */
const post = (url: string, body: string, { fetch }: World) =>
  fetch(url, {
    method: 'POST',
    // Other sites may send plain text without asking first.
    headers: { 'content-type': 'text/plain' },
    body,
    credentials: 'omit',
    // A visitor who leaves right after pressing has sent it all the same.
    keepalive: true,
    // Older browsers wait as long as the network does.
    signal: AbortSignal.timeout?.(patience) ?? null,
  }).catch(() => undefined)

/** Undefined where it is worth trying again: also where the answer broke off half-way. */
async function outcomeOf(answer: Response): Promise<Outcome | undefined> {
  const { status } = answer
  if (status >= 500 || passing.has(status)) return undefined
  const said = await answer.json().catch(() => undefined)
  if (answer.ok) return said && { kind: 'received', receipt: said }
  if (status === 422) return { kind: 'refused', fields: said?.fields ?? {} }
  return { kind: status === 404 || status === 410 ? 'gone' : 'failed' }
}

const passing = new Set([408, 425, 429])

/** Longer each time, and never the same for two browsers: a server that comes back is not met by all at once. */
function pauseBefore(attempt: number, last: Response | undefined, { random }: World) {
  const asked = Number(last?.headers.get('retry-after')) * 1000
  const pause = 400 * 2 ** (attempt - 1) * (0.5 + random())
  return Math.min(Math.max(pause, asked || 0), 10_000)
}
