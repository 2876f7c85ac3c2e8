import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { type Db, withAccount } from '../../platform/database.ts'
import type { Log } from '../../platform/observe/log.ts'
import type { PieceTarget } from '../message-id.ts'
import { recordMessage } from '../record-message.ts'
import { readReturnPath } from '../return-path.ts'
import { readBounce } from './read-bounce.ts'

interface BounceListenerOptions {
  db: Db
  log: Log
  secret: Buffer
  /** The domain of return paths. */
  domain: string
  port: number
  host?: string
}

/** Reports quote the email that they are about, so more is not read. */
const bytesMaximum = 512 * 1024
const connectionMaximum = 50

/**
 * Takes returned emails and complaints over SMTP. It is no relay: it accepts nothing but the return paths of our own
 * emails, which are signed, asks for no password, and forgets everything that is no report.
 */
export async function startBounceListener({ db, log, secret, domain, port, host }: BounceListenerOptions) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    hideSTARTTLS: true,
    disableReverseLookup: true,
    banner: 'Returned emails only',
    size: bytesMaximum,
    maxClients: connectionMaximum,
    socketTimeout: 30_000,
    closeTimeout: 2000,
    onRcptTo: ({ address }, { envelope }, done) => {
      if (envelope.rcptTo.length > 0) return done(toReply(452, '4.5.3 One recipient at a time'))
      return done(readReturnPath(secret, address, domain) ? null : toReply(550, '5.1.1 No such address here'))
    },
    onData: (stream, { envelope }, done) => {
      const target = readReturnPath(secret, envelope.rcptTo[0]?.address ?? '', domain)
      readAll(stream)
        .then(async (message) => {
          if (stream.sizeExceeded) return done(toReply(552, '5.3.4 The message is too large'))
          if (target) await store(target, message)
          return done()
        })
        .catch((err) => {
          log.warn({ err }, 'A returned email could not be stored')
          // The other server tries again later.
          done(toReply(451, '4.3.0 Please try again later'))
        })
    },
  })
  server.on('error', (err) => log.warn({ err }, 'The connection of a returned email failed'))

  async function store({ scope, pieceId }: PieceTarget, message: Buffer) {
    const report = await readBounce(message)
    if (!report) return
    const externalId = `mail:${createHash('sha256').update(message).digest('hex')}`
    await withAccount(db, scope, (db) =>
      recordMessage(db, scope, pieceId, { ...report, externalId, at: new Date(), references: [] }),
    )
  }

  server.listen(port, host)
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
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
