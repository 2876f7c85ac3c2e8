import type pg from 'pg'
import type { Log } from '../observe/log.ts'

interface Ear {
  heard(payload: string): void
  /** Listening from now on, after a time in which anything may have been told. */
  missed(): void
}

/** One connection that listens on a channel for as long as the process lives, whatever happens to the network. */
export function listen(pool: pg.Pool, channel: string, log: Log, ear: Ear): { close(): Promise<void> } {
  const ending = new AbortController()
  const done = stayConnected(pool, channel, log, ear, ending.signal)
  return {
    async close() {
      ending.abort()
      await done
    },
  }
}

async function stayConnected(pool: pg.Pool, channel: string, log: Log, ear: Ear, ending: AbortSignal) {
  let failures = 0
  while (!ending.aborted) {
    try {
      const client = await pool.connect()
      try {
        await attend(client, channel, ear, ending, () => {
          failures = 0
          ear.missed()
        })
      } finally {
        client.release(true)
      }
    } catch (error) {
      log.warn({ err: error }, 'Live updates are interrupted')
      await pause(backOff(failures++), ending)
    }
  }
}

/** Listens until told to end. Throws when the connection fails, or when it no longer answers. */
async function attend(client: pg.PoolClient, channel: string, ear: Ear, ending: AbortSignal, listening: () => void) {
  const failed = new Promise<never>((_, reject) => {
    client.once('error', reject)
    client.once('end', () => reject(new Error('The connection ended')))
  })
  failed.catch(() => {})
  client.on('notification', ({ payload }) => ear.heard(payload ?? ''))
  await Promise.race([client.query(`listen ${client.escapeIdentifier(channel)}`), failed])
  listening()
  while (!ending.aborted) {
    await Promise.race([pause(checkInterval, ending), failed])
    if (!ending.aborted) await Promise.race([client.query('select 1'), failed, tooLong()])
  }
}

// A connection cut somewhere on the way can stay silent for hours before the system gives it up.
const checkInterval = 30_000

const tooLong = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The connection does not answer')), 5000).unref()
  })

const backOff = (failures: number) => Math.min(10_000, 100 * 2 ** failures) * (0.5 + Math.random() / 2)

function pause(milliseconds: number, ending: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      ending.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    ending.addEventListener('abort', end)
    if (ending.aborted) end()
  })
}
