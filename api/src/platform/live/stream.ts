import { Readable } from 'node:stream'
import type { LiveMessage } from '@gable/shared/live/events.ts'

/** The server-sent events of one console. */
export interface LiveStream {
  body: Readable
  send(message: LiveMessage): void
  /** Ends the stream. The browser reconnects after a moment. */
  end(): void
}

const maxBufferBytes = 64 * 1024
const heartbeatInterval = 25_000

export function createLiveStream(): LiveStream {
  const body = new Readable({ read() {}, highWaterMark: maxBufferBytes })
  const write = (text: string) => {
    if (body.destroyed || body.readableEnded) return
    // A console that does not read is disconnected, so its messages do not fill the memory. It resyncs on reconnecting.
    if (body.readableLength + text.length > maxBufferBytes) body.destroy()
    else body.push(text)
  }
  // The browser sends the ID when it reconnects, which tells a reconnect from a first visit.
  write(`retry: ${Math.round(2000 + Math.random() * 3000)}\nid: joined\n\n`)
  // Proxies close connections that are silent for longer than half a minute.
  const heartbeat = setInterval(() => write(': beat\n\n'), heartbeatInterval)
  body.once('close', () => clearInterval(heartbeat))
  return {
    body,
    send: (message) => write(`data: ${JSON.stringify(message)}\n\n`),
    end: () => {
      clearInterval(heartbeat)
      if (!body.destroyed) body.push(null)
    },
  }
}
