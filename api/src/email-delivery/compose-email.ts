import { type EmailTopic, topicLabels } from '@gable/shared/content/content-kind.ts'
import type { FilledEmail } from '@gable/shared/emails/email-context.ts'
import MailComposer from 'nodemailer/lib/mail-composer'
import { type DkimKey, signMessage } from './dkim-signer.ts'

/** One email with everything that its headers say. */
export interface OutgoingEmail {
  from: { name: string; address: string }
  to: string
  replyTo: string
  messageId: string
  /** Where the server sends it back to. */
  returnPath: string
  filled: FilledEmail
  /** Undefined for a personal email. */
  marketing: { unsubscribe: string; topic: EmailTopic; listDomain: string; feedbackId: string } | undefined
  /** Undefined without a domain of the account. */
  key: DkimKey | undefined
}

export interface ComposedEmail {
  envelope: { from: string; to: string[] }
  message: Buffer
}

/** The bytes of an email, signed. Names and addresses become headers by the library, which encodes and folds them. */
export async function composeEmail(email: OutgoingEmail): Promise<ComposedEmail> {
  const { from, to, replyTo, messageId, returnPath, filled, marketing, key } = email
  const composer = new MailComposer({
    from: { name: toHeaderText(from.name), address: from.address },
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: toHeaderText(from.name), address: replyTo } }),
    subject: toHeaderText(filled.subject),
    messageId,
    text: filled.text,
    html: filled.html,
    headers: { ...toProviderHeaders(messageId), ...(marketing && toListHeaders(marketing)) },
    // Only the envelope has the return path. The receiving server writes it into the message.
    envelope: { from: returnPath, to },
    // An email must not make this server read files or fetch URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'windows',
  })
  const node = composer.compile()
  const message = await node.build()
  const { from: sender, to: recipients } = node.getEnvelope()
  return {
    envelope: { from: sender || returnPath, to: recipients },
    message: key ? signMessage(message, key) : message,
  }
}

/** Postmark and Amazon SES replace the Message-ID, and report these instead. */
function toProviderHeaders(messageId: string) {
  const pieceToken = messageId.replace(/^<|@.*$/g, '')
  return { 'X-PM-Metadata-piece': pieceToken, 'X-SES-MESSAGE-TAGS': `piece=${pieceToken}` }
}

const toListHeaders = ({ unsubscribe, topic, listDomain, feedbackId }: NonNullable<OutgoingEmail['marketing']>) => ({
  'List-Id': `${topicLabels[topic].title} <${topic.toLowerCase().replaceAll('_', '-')}.${listDomain}>`,
  'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  'Feedback-ID': feedbackId,
})

/** Control characters could start another header, and direction marks could disguise a name. */
export const toHeaderText = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
