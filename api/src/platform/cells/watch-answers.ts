import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export interface AnswerWatch {
  /** Whether the database takes connections but answers none, as a stopped or unreachable machine does. */
  isSilent(): boolean
  close(): Promise<void>
}

interface WatchOptions {
  /** Called after each check without an answer, for connections whose callers would wait forever. */
  onSilent(): void
  onChange(isSilent: boolean): void
}

const interval = 2000
const timeout = 5000
/** A busy process misses a single answer that has arrived. */
const missesUntilSilent = 2

/**
 * Asks a database all the time whether it answers. One that refuses connections fails at once and needs no watch; one that
 * says nothing would keep everybody who asks waiting.
 */
export function watchAnswers(url: string, { onSilent, onChange }: WatchOptions): AnswerWatch {
  const controller = new AbortController()
  let misses = 0
  const isSilent = () => misses >= missesUntilSilent
  const done = check()
  return {
    isSilent,
    async close() {
      controller.abort()
      await done
    },
  }

  async function check() {
    let client: pg.Client | undefined
    while (!controller.signal.aborted) {
      client ??= createClient(url)
      const answer = await ask(client)
      if (answer !== 'yes') {
        void client.end().catch(() => {})
        client = undefined
      }
      const wasSilent = isSilent()
      misses = answer === 'silent' ? misses + 1 : 0
      if (isSilent() !== wasSilent) onChange(isSilent())
      if (isSilent()) onSilent()
      if (misses === 0 || isSilent()) await sleep(interval, undefined, { signal: controller.signal }).catch(() => {})
    }
    await client?.end().catch(() => {})
  }
}

/** One question on a connection of its own. */
export async function isSilent(url: string): Promise<boolean> {
  const client = createClient(url)
  const answer = await ask(client)
  void client.end().catch(() => {})
  return answer === 'silent'
}

function createClient(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'gable-watch',
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
  })
  client.on('error', () => {})
  return client
}

/** What pg says when its own timeouts are over. */
const noAnswer = /^(timeout expired|Query read timeout)$/

const connected = new WeakSet<pg.Client>()

async function ask(client: pg.Client): Promise<'yes' | 'no' | 'silent'> {
  try {
    if (!connected.has(client)) await client.connect()
    connected.add(client)
    await client.query('select 1')
    return 'yes'
  } catch (error) {
    const { message, code } = error as { message: string; code?: string }
    return code === 'ETIMEDOUT' || noAnswer.test(message) ? 'silent' : 'no'
  }
}
