import { Readable } from 'node:stream'
import * as shared from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { type Carrier, CarrierUnavailableError, type Channel } from './channel.ts'
import { type ComposedEmail, composeEmail } from './compose-email.ts'
import { type SendOutcome, type SmtpError, toFailure } from './send-outcome.ts'

const usualTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 45_000,
  dnsTimeout: 10_000,
  /** For one email. A server that answers a byte now and then would otherwise never time out. */
  emailTimeout: 120_000,
}
type Timeouts = typeof usualTimeouts
/** Servers close connections that sent many emails. */
const emailsPerConnection = 500
const usualChannels = 10

/** Sends by the mail server of a URL. It opens as many connections as `maxConnections` in the URL says. */
export function createSmtpCarrier(url: string, timeouts: Partial<Timeouts> = {}): Carrier {
  const { emailTimeout, ...connectionTimeouts } = { ...usualTimeouts, ...timeouts }
  const { auth, maxConnections, ...options } = shared.parseConnectionUrl(url)
  return {
    channelMaximum: Math.max(1, Number(maxConnections) || usualChannels),
    async open() {
      const connection = new SMTPConnection({ ...connectionTimeouts, ...options })
      await connect(connection, auth).catch((error) => {
        connection.close()
        throw new CarrierUnavailableError(describeUnavailable(error))
      })
      return createSmtpChannel(connection, emailTimeout)
    },
  }
}

type Auth = Parameters<SMTPConnection['login']>[0]

const connect = (connection: SMTPConnection, auth: Auth | undefined) =>
  new Promise<void>((resolve, reject) => {
    connection.once('error', reject)
    connection.once('end', () => reject(new Error('The connection ended')))
    connection.connect((error) => {
      if (error) return reject(error)
      if (!auth || !connection.allowsAuth) return resolve()
      connection.login(auth, (error) => (error ? reject(error) : resolve()))
    })
  })

function createSmtpChannel(connection: SMTPConnection, emailTimeout: number): Channel {
  let remaining = emailsPerConnection
  let isOpen = true
  const markClosed = () => {
    isOpen = false
  }
  // Without a listener an error would end the process. The callback of `send` reports it.
  connection.on('error', markClosed).on('end', markClosed)
  const close = () => {
    markClosed()
    connection.quit()
    connection.close()
  }
  return {
    isOpen: () => isOpen && !connection.destroyed,
    async send(email, confirm) {
      const composed = await composeEmail(email).catch((error: Error) => error)
      if (!(await confirm())) return undefined
      if (composed instanceof Error) return { kind: 'FAILED', reason: 'The email could not be composed' }
      const outcome = await handOver(connection, composed, emailTimeout)
      remaining -= 1
      if (outcome.kind === 'UNKNOWN' || remaining <= 0) close()
      else if (outcome.kind !== 'ACCEPTED' && isOpen) await reset(connection).catch(close)
      return outcome
    },
    close,
  }
}

function handOver(
  connection: SMTPConnection,
  { envelope, message }: ComposedEmail,
  emailTimeout: number,
): Promise<SendOutcome> {
  let hasTextLeft = false
  // The text is read when the server has asked for it, so reading it says that bytes may have left.
  const text = new Readable({
    read() {
      hasTextLeft = true
      this.push(message)
      this.push(null)
    },
  })
  return new Promise((resolve) => {
    const settle = (error: SmtpError | null) => {
      clearTimeout(timer)
      if (!error) return resolve({ kind: 'ACCEPTED' })
      // The server has asked for the text, even if it seems not to have been read yet.
      const isAskedFor = String(connection.lastServerResponse).startsWith('354')
      resolve(toFailure(error, hasTextLeft || isAskedFor))
    }
    const timer = setTimeout(() => {
      settle({ code: 'ETIMEDOUT', message: 'The email took too long' })
      connection.close()
    }, emailTimeout)
    connection.send({ ...envelope, size: message.length }, text, (error) => settle(error))
  })
}

const reset = (connection: SMTPConnection) =>
  new Promise<void>((resolve, reject) => connection.reset((error) => (error ? reject(error) : resolve())))

/** Contains only codes: the message of a server may contain the password it was given. */
function describeUnavailable({ code, responseCode, command }: SmtpError) {
  const codes = [code, responseCode, command && `at ${command}`].filter(Boolean).join(' ')
  return `The mail server cannot be reached${codes && ` (${codes})`}`
}
