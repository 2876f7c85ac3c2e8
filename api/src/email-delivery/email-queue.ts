import { setTimeout as sleep } from 'node:timers/promises'
import { type DomainPace, toProvider } from './domain-pace.ts'
import type { PreparedEmail } from './prepare-batch.ts'

export interface EmailQueue {
  /** The next email whose provider may get one now. Undefined when there are no more, or sending has to stop. */
  take(): Promise<PreparedEmail | undefined>
  /** Returns an email that was not tried. */
  putBack(email: PreparedEmail): void
  /** Call it when an email that was taken is done. */
  leave(email: PreparedEmail): void
  /** Whether everything that was due has been taken. */
  isDone(): boolean
  /** Resolves when nothing is being loaded. Rejects if loading failed. */
  settle(): Promise<void>
}

interface EmailQueueOptions {
  /** Loads more. `isLast` says that nothing else is due. */
  load(): Promise<{ emails: PreparedEmail[]; isLast: boolean }>
  pace: DomainPace
  shouldStop(): boolean
}

/** Below this the next batch is loaded, while the connections still work on the rest of the last one. */
const lowMark = 200

/** Feeds the connections, in the order in which emails are due, except that no provider gets too many at once. */
export function createEmailQueue({ load, pace, shouldStop }: EmailQueueOptions): EmailQueue {
  const waiting: PreparedEmail[] = []
  let isExhausted = false
  let loading: Promise<void> | undefined
  let failure: unknown

  return {
    async take() {
      for (;;) {
        if (shouldStop() || failure) return undefined
        loadMore()
        const { email, delay } = takeAllowed()
        if (email) return email
        if (waiting.length > 0) await sleep(Math.min(delay, 100))
        else if (loading) await loading
        else return undefined
      }
    },
    putBack: (email) => {
      waiting.unshift(email)
    },
    leave: ({ recipient }) => pace.leave(toProvider(recipient.toEmail)),
    isDone: () => isExhausted && waiting.length === 0,
    async settle() {
      await loading
      if (failure) throw failure
    },
  }

  function loadMore() {
    if (isExhausted || loading || waiting.length >= lowMark) return
    loading = load()
      .then(({ emails, isLast }) => {
        waiting.unshift(...emails.filter(({ piece }) => piece.kind === 'PERSONAL'))
        waiting.push(...emails.filter(({ piece }) => piece.kind === 'MARKETING'))
        isExhausted = isLast
      })
      .catch((error) => {
        failure = error
      })
      .finally(() => {
        loading = undefined
      })
  }

  function takeAllowed(): { email?: PreparedEmail; delay: number } {
    const now = Date.now()
    const delays = new Map<string, number>()
    for (const [index, email] of waiting.entries()) {
      const provider = toProvider(email.recipient.toEmail)
      if (delays.has(provider)) continue
      const delay = pace.enter(provider, now)
      if (delay > 0) {
        delays.set(provider, delay)
        continue
      }
      waiting.splice(index, 1)
      return { email, delay: 0 }
    }
    return { delay: Math.min(...delays.values()) }
  }
}
