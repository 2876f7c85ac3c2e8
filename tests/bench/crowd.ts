import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface Crowd {
  port: number
  connections: number
  milliseconds: number
  /** The next request, as it goes over the wire. */
  request(): string
  /** The status of an answer that went well. */
  status: number
}

export interface Answers {
  perSecond: number
  /** What one in a hundred has to wait, or longer, in milliseconds. */
  p99: number
}

/** Connections that each send a request, wait for its answer and send the next. Any answer but the right one throws. */
export async function crowd({ port, connections, milliseconds, request, status }: Crowd): Promise<Answers> {
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      await once(socket, 'connect')
      return socket
    }),
  )
  const waits: number[] = []
  const started = performance.now()
  const end = started + milliseconds
  await Promise.all(sockets.map((socket) => converse(socket, request, `HTTP/1.1 ${status}`, end, waits)))
  const took = performance.now() - started
  for (const socket of sockets) socket.destroy()
  waits.sort((a, b) => a - b)
  return { perSecond: (waits.length / took) * 1000, p99: waits[Math.floor(waits.length * 0.99)] ?? Number.NaN }
}

/** The answers measured here are small and short of nothing: each comes as one piece. */
function converse(socket: Socket, request: () => string, expected: string, end: number, waits: number[]) {
  return new Promise<void>((resolve, reject) => {
    let asked = performance.now()
    socket.on('error', reject)
    socket.on('data', (answer: Buffer) => {
      const now = performance.now()
      if (answer.toString('latin1', 0, expected.length) !== expected) return reject(new Error(String(answer)))
      waits.push(now - asked)
      if (now >= end) return resolve()
      asked = now
      socket.write(request())
    })
    socket.write(request())
  })
}
