import type pg from 'pg'
import type { Log } from '../observe/log.ts'

interface ListenHandlers {
  onMessage(payload: string): void
  /** Called after each connect and reconnect. Messages may have been missed before it. */
  onConnected(): void
  /** Called when the connection is lost. Messages are missed from then on. */
  onInterrupted?(): void
}

/** Listens on a channel with one connection, and reconnects whenever it is lost. */
export function listen(pool: pg.Pool, channel: string, log: Log, handlers: ListenHandlers): { close(): Promise<void> } {
  const controller = new AbortController()
  const done = stayConnected(pool, channel, log, handlers, controller.signal)
  return {
    async close() {
      controller.abort()
      await done
    },
  }
}

async function stayConnected(
  pool: pg.Pool,
  channel: string,
  log: Log,
  { onMessage, onConnected, onInterrupted }: ListenHandlers,
  signal: AbortSignal,
) {
  let failures = 0
  const handlers = {
    onMessage,
    onConnected: () => {
      failures = 0
      onConnected()
    },
  }
  while (!signal.aborted) {
    try {
      const client = await pool.connect()
      try {
        await listenUntilAborted(client, channel, handlers, signal)
      } finally {
        client.release(true)
      }
    } catch (error) {
      onInterrupted?.()
      log.warn({ err: error }, 'Live updates are interrupted')
      await sleep(retryDelay(failures++), signal)
    }
  }
}

/** Throws when the connection fails or stops responding. */
async function listenUntilAborted(
  client: pg.PoolClient,
  channel: string,
  { onMessage, onConnected }: ListenHandlers,
  signal: AbortSignal,
) {
  const failed = new Promise<never>((_, reject) => {
    client.once('error', reject)
    client.once('end', () => reject(new Error('The connection ended')))
  })
  failed.catch(() => {})
  client.on('notification', ({ payload }) => onMessage(payload ?? ''))
  // Repeated as the check too: it changes nothing, and pg_stat_activity keeps telling what the connection is for.
  const startListening = () => client.query(`listen ${client.escapeIdentifier(channel)}`)
  await Promise.race([startListening(), failed])
  onConnected()
  while (!signal.aborted) {
    await Promise.race([sleep(checkInterval, signal), failed])
    if (!signal.aborted) await Promise.race([startListening(), failed, rejectAfterTimeout()])
  }
}

// The operating system may take hours to notice a broken connection.
const checkInterval = 30_000

const rejectAfterTimeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The connection does not respond')), 5000).unref()
  })

const retryDelay = (failures: number) => Math.min(10_000, 100 * 2 ** failures) * (0.5 + Math.random() / 2)

/** Resolves early when the signal aborts. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, milliseconds)
    signal.addEventListener('abort', wake)
    if (signal.aborted) wake()
  })
}
