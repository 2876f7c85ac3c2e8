import { findIntakeAddress } from '../platform/code-lookups/lead-intake-queries.ts'
import type { MailRecipients } from '../platform/mail/inbound-listener.ts'
import { readIntakeAddress } from './intake-address.ts'
import type { IntakeContext } from './intake-context.ts'
import { type EmailOutcome, intakeEmailBytesMaximum, receiveEmail } from './receive-email.ts'

/** The intake addresses of all accounts, for the mail server. */
export const createIntakeRecipients = (context: IntakeContext): MailRecipients => ({
  bytesMaximum: intakeEmailBytesMaximum,
  async find(address) {
    const code = context.domain && readIntakeAddress(address, context.domain)
    const scope = code ? await findIntakeAddress(context.db, code) : undefined
    return (
      scope && {
        receive: async (message, sender) => refusals[await receiveEmail(context, scope, message, sender)],
      }
    )
  },
})

/** With a code that begins with 4 the other server tries again for days, so nothing is lost. */
const refusals: Record<EmailOutcome, { code: number; text: string } | undefined> = {
  STORED: undefined,
  IGNORED: undefined,
  TOO_MANY: { code: 451, text: '4.7.1 Too many messages, please try again later' },
  FULL: { code: 452, text: '4.2.2 Too many messages are waiting here, please try again later' },
}
