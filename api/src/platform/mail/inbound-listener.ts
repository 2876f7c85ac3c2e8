import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { SMTPServerDataStream } from 'smtp-server'
import type { Log } from '../observe/log.ts'

/** Addresses that the mail server takes messages for. */
export interface MailRecipients {
  bytesMaximum: number
  /** Undefined when the address is not one of these. */
  find(address: string): MailRecipient | Promise<MailRecipient | undefined> | undefined
}

interface MailRecipient {
  /** Stores a message, or says why it is refused. */
  receive(message: Buffer, sender: string): Promise<{ code: number; text: string } | undefined>
}

interface InboundListenerOptions {
  log: Log
  /** Asked in this order. */
  recipients: readonly MailRecipients[]
  port: number
  host?: string | undefined
}

const connectionMaximum = 50

/**
 * Takes messages over SMTP. It is no relay: it accepts only addresses that one of the recipients knows, and asks for no
 * password.
 */
export async function startInboundListener({ log, recipients, port, host }: InboundListenerOptions) {
  const bytesMaximum = Math.max(...recipients.map((recipients) => recipients.bytesMaximum))
  const { SMTPServer } = await import('smtp-server')
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    hideSTARTTLS: true,
    disableReverseLookup: true,
    banner: 'Inbound messages only',
    size: bytesMaximum,
    maxClients: connectionMaximum,
    socketTimeout: 30_000,
    closeTimeout: 2000,
    onRcptTo: ({ address }, { envelope }, done) => {
      if (envelope.rcptTo.length > 0) return done(toReply(452, '4.5.3 One recipient at a time'))
      findRecipient(address)
        .then((found) => done(found ? null : toReply(550, '5.1.1 No such address here')))
        .catch((error) => done(toFailure(error)))
    },
    onData: (stream, { envelope }, done) => {
      receive(stream, envelope.rcptTo[0]?.address ?? '', envelope.mailFrom ? envelope.mailFrom.address : '')
        .then((refusal) => done(refusal && toReply(refusal.code, refusal.text)))
        .catch((error) => done(toFailure(error)))
    },
  })
  server.on('error', (err) => log.warn({ err }, 'The connection of an inbound message failed'))

  async function findRecipient(address: string) {
    for (const { find, bytesMaximum } of recipients) {
      const recipient = await find(address)
      if (recipient) return { ...recipient, bytesMaximum }
    }
    return undefined
  }

  async function receive(stream: SMTPServerDataStream, address: string, sender: string) {
    const message = await readAll(stream, bytesMaximum)
    const recipient = await findRecipient(address)
    if (!recipient) return { code: 550, text: '5.1.1 No such address here' }
    if (stream.sizeExceeded || message.length > recipient.bytesMaximum)
      return { code: 552, text: '5.3.4 The message is too large' }
    return recipient.receive(message, sender)
  }

  /** The other server tries again later. */
  function toFailure(err: unknown) {
    log.warn({ err }, 'An inbound message could not be stored')
    return toReply(451, '4.3.0 Please try again later')
  }

  server.listen(port, host)
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function readAll(stream: SMTPServerDataStream, bytesMaximum: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    // The rest is read and dropped, so that the other server gets its answer.
    if (size <= bytesMaximum) chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const toReply = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })
