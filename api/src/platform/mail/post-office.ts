import { createTransport } from 'nodemailer'
import type { Tasks } from '../jobs/jobs.ts'
import type { Settings } from '../settings.ts'
import { Letter } from './letter.ts'
import { type Outbox, outboxIn } from './outbox.ts'

/** Hands a letter on, or throws: whoever calls tries again. */
export interface PostOffice {
  send(letter: Letter, signal?: AbortSignal): Promise<void>
  close(): void
}

type MailSettings = Pick<Settings, 'MAIL_URL' | 'MAIL_FROM' | 'DATA_DIR'>

export const openPostOffice = ({ MAIL_URL, MAIL_FROM, DATA_DIR }: MailSettings): PostOffice =>
  MAIL_URL ? bySmtp(MAIL_URL, MAIL_FROM) : intoOutbox(outboxIn(DATA_DIR), MAIL_FROM)

/** The one task by which mail leaves. A payload comes from the queue's table, so it is read like anything from outside. */
export const sendMail =
  (postOffice: PostOffice): Tasks['send-mail'] =>
  async ({ payload, signal }) =>
    postOffice.send(Letter.parse(payload), signal)

const intoOutbox = (outbox: Outbox, from: string): PostOffice => ({
  send: (letter) => outbox.put(from, letter),
  close: () => {},
})

function bySmtp(url: string, from: string): PostOffice {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // Nothing in a letter makes this server read its disk or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, html, replyTo, unsubscribe }, signal) {
      const mail = {
        from,
        to: { name: '', address: to },
        subject,
        text,
        ...(html !== undefined && { html }),
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        headers: unsubscribe ? leavingBy(unsubscribe) : unanswered,
        ...(signal && { signal }),
      }
      await transport.sendMail(mail).catch((error) => {
        throw new Error(reasonOf(error))
      })
    },
    close: () => transport.close({ force: true }),
  }
}

// Asks out-of-office programs not to answer.
const unanswered = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

// Mail programs show a button of their own that says so with one press.
const leavingBy = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Only codes: what the server says repeats the address, and this text is kept with the job and in the log. */
function reasonOf({ code, responseCode, command }: { code?: string; responseCode?: number; command?: string }) {
  const facts = [code, responseCode, command && `at ${command}`].filter(Boolean).join(' ')
  return `The mail server did not take the letter${facts && ` (${facts})`}`
}
