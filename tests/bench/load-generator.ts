import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

interface LoadOptions {
  port: number
  connections: number
  milliseconds: number
  /** Returns the next request as it is sent over the wire. */
  createRequest(): string
  /** The expected status. A response with any other status fails the measurement. */
  status: number
}

export interface LoadResult {
  count: number
  perSecond: number
  /** The 99th percentile of the response times, in milliseconds. */
  p99: number
}

/** Opens connections that each send a request, wait for the response, and send the next. */
export async function generateLoad(options: LoadOptions): Promise<LoadResult> {
  const { port, connections, milliseconds, createRequest, status } = options
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      await once(socket, 'connect')
      return socket
    }),
  )
  const times: number[] = []
  const startedAt = performance.now()
  const endsAt = startedAt + milliseconds
  await Promise.all(sockets.map((socket) => sendRequests(socket, createRequest, `HTTP/1.1 ${status}`, endsAt, times)))
  const duration = performance.now() - startedAt
  for (const socket of sockets) socket.destroy()
  times.sort((a, b) => a - b)
  const perSecond = (times.length / duration) * 1000
  return { count: times.length, perSecond, p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN }
}

/** Sends the next request as soon as a response is complete. */
function sendRequests(
  socket: Socket,
  createRequest: () => string,
  statusLine: string,
  endsAt: number,
  times: number[],
) {
  return new Promise<void>((resolve, reject) => {
    let sentAt = performance.now()
    let missingBytes = 0
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      if (missingBytes > 0) missingBytes -= chunk.length
      else if (chunk.toString('latin1', 0, statusLine.length) !== statusLine) return reject(new Error(String(chunk)))
      else missingBytes = getResponseLength(chunk) - chunk.length
      if (missingBytes > 0) return
      const now = performance.now()
      times.push(now - sentAt)
      if (now >= endsAt) return resolve()
      sentAt = now
      socket.write(createRequest())
    })
    socket.write(createRequest())
  })
}

/** Of the head and the body. Small responses without a length arrive in one chunk. */
function getResponseLength(chunk: Buffer) {
  const headLength = chunk.indexOf('\r\n\r\n') + 4
  const [, bodyLength] = /\r\ncontent-length: (\d+)/i.exec(chunk.toString('latin1', 0, headLength)) ?? []
  return bodyLength === undefined ? chunk.length : headLength + Number(bodyLength)
}
