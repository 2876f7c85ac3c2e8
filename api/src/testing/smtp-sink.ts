import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface SinkEmail {
  from: string
  to: string
  /** As it arrived. */
  source: Buffer
}

/** What the server does with a recipient: an answer to the command, or to the text, or a defect. */
export type SinkBehavior =
  | { rcpt: string }
  | { data: string }
  | { mail: string }
  | 'DIE_BEFORE_DATA'
  | 'DIE_IN_DATA'
  | 'ACCEPT_AND_DIE'
  | 'HANG_BEFORE_DATA'
  | 'HANG_IN_DATA'

/** A real SMTP server that keeps what it gets, and misbehaves for the recipients it is told to. */
export async function startSmtpSink({ port = 0 }: { port?: number } = {}) {
  const emails: SinkEmail[] = []
  const behaviors = new Map<string, SinkBehavior>()
  const sockets = new Set<Socket>()
  let open = 0
  let mostOpen = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    hideSMTPUTF8: false,
    onConnect: (_, done) => {
      open += 1
      mostOpen = Math.max(mostOpen, open)
      done()
    },
    onClose: () => {
      open -= 1
    },
    onRcptTo: ({ address }, session, done) => {
      const behavior = behaviors.get(address)
      if (behavior === 'DIE_BEFORE_DATA') return destroySockets(session)
      if (behavior === 'HANG_BEFORE_DATA') return
      if (typeof behavior === 'object' && 'rcpt' in behavior) return done(toError(behavior.rcpt))
      if (typeof behavior === 'object' && 'mail' in behavior) return done(toError(behavior.mail))
      done()
    },
    onData: (stream, session, done) => {
      const [recipient] = session.envelope.rcptTo
      const behavior = behaviors.get(recipient?.address ?? '')
      if (behavior === 'DIE_IN_DATA') return void stream.once('data', () => destroySockets(session))
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (behavior === 'HANG_IN_DATA') return
        if (typeof behavior === 'object' && 'data' in behavior) return done(toError(behavior.data))
        const { mailFrom } = session.envelope
        emails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: recipient?.address ?? '',
          source: Buffer.concat(chunks),
        })
        if (behavior === 'ACCEPT_AND_DIE') return destroySockets(session)
        done()
      })
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address() as AddressInfo
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  onTestFinished(close)

  function destroySockets({ remotePort }: { remotePort: number }) {
    for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy()
  }

  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    emails,
    behaviors,
    getMostOpen: () => mostOpen,
    close,
  }
}

export type SmtpSink = Awaited<ReturnType<typeof startSmtpSink>>

/** An answer such as `550 5.1.1 No such user`. */
function toError(answer: string) {
  return Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) })
}
