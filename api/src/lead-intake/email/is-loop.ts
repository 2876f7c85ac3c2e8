import type { EmailMessage } from './email-message.ts'

interface OwnMail {
  /** Whether a Message-ID is one of ours. */
  isOwnMessageId: (messageId: string) => boolean
  /** The address that the product sends from. */
  ownAddress: string
}

/**
 * Answers of machines, returned emails and our own notices are no leads: one that is forwarded to us would make a lead,
 * whose notice is forwarded again. Notices of portals are generated automatically, too, and stay.
 */
export function isLoop(email: EmailMessage, envelopeFrom: string, { isOwnMessageId, ownAddress }: OwnMail): boolean {
  const { from, messageId, getHeader } = email
  return (
    isOwnMessageId(messageId) ||
    from.address === ownAddress.toLowerCase() ||
    /^auto-(replied|notified)/.test(getHeader('auto-submitted')) ||
    /^(auto_reply|auto-reply)/.test(getHeader('precedence')) ||
    getHeader('x-autoreply') !== '' ||
    getHeader('x-autorespond') !== '' ||
    /^multipart\/report/.test(getHeader('content-type')) ||
    (envelopeFrom === '' && /^(mailer-daemon|postmaster)@/.test(from.address))
  )
}
