import { Readable } from 'node:stream'
import type { LiveMessage } from '@gable/shared/live/events.ts'

/** One console's end of the line, as server-sent events. */
export interface LiveStream {
  body: Readable
  tell(message: LiveMessage): void
  /** The browser comes back by itself after a moment. */
  end(): void
}

const bufferMaximum = 64 * 1024
const heartbeat = 25_000

export function openStream(): LiveStream {
  const body = new Readable({ read() {}, highWaterMark: bufferMaximum })
  const write = (text: string) => {
    if (body.destroyed || body.readableEnded) return
    // Who does not read what is sent is let go, rather than kept in memory; it reads everything anew when it is back.
    if (body.readableLength + text.length > bufferMaximum) body.destroy()
    else body.push(text)
  }
  // The id comes back with a reconnection: that is how a first visit and a return are told apart.
  write(`retry: ${Math.round(2000 + Math.random() * 3000)}\nid: joined\n\n`)
  // Proxies close what is silent for longer than half a minute.
  const beat = setInterval(() => write(': beat\n\n'), heartbeat)
  body.once('close', () => clearInterval(beat))
  return {
    body,
    tell: (message) => write(`data: ${JSON.stringify(message)}\n\n`),
    end: () => {
      clearInterval(beat)
      if (!body.destroyed) body.push(null)
    },
  }
}
