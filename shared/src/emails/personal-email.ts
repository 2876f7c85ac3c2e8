import type { Signature } from '../branding/signature.ts'
import type { SuppressionReason } from '../email-domains/email-domain.ts'
import type { EmailSettings } from './email-settings.ts'

/** An email that an agent wrote to one contact, as the renderer takes it: one text in the default brand. */
export const createPersonalEmail = (subject: string, text: string): EmailSettings => ({
  subject,
  previewText: '',
  topic: 'EVENTS_AND_TIPS',
  brandingId: null,
  blocks: [{ id: 'text', type: 'TEXT', text, align: 'LEFT' }],
})

/** The text with the agent's signature, in the markup of texts, below it. */
export const addSignature = (text: string, signature: string): string =>
  signature === '' ? text : `${text}\n\n${signature}`

/** A signature in the markup of emails, which has no underlining. */
export const toSignatureMarkup = ({ content }: Signature): string =>
  content
    .map((paragraph) => (paragraph.content ?? []).map(toMarkupText).join(''))
    .join('\n')
    .trim()

type Inline = NonNullable<Signature['content'][number]['content']>[number]

function toMarkupText(inline: Inline): string {
  if (inline.type === 'hardBreak') return '\n'
  const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(inline.text) ?? []
  if (text === '') return inline.text
  let markup = text
  for (const mark of inline.marks ?? []) {
    if (mark.type === 'bold') markup = `**${markup}**`
    if (mark.type === 'italic') markup = `_${markup}_`
    if (mark.type === 'link') markup = `[${markup}](${mark.attrs.href})`
  }
  return before + markup + after
}

interface PersonalRecipient {
  email: string | null
  isArchived: boolean
  isUnsubscribed: boolean
  suppression: SuppressionReason | undefined
}

/** Why a contact cannot be sent a personal email, or undefined when they can. */
export function getPersonalEmailDisabledReason(recipient: PersonalRecipient): string | undefined {
  const { email, isArchived, isUnsubscribed, suppression } = recipient
  if (isArchived) return 'This contact is archived. Restore them to send an email.'
  if (!email) return 'This contact has no email. Add one to send an email.'
  if (isUnsubscribed) return 'This contact unsubscribed from emails.'
  return suppression && suppressionMessages[suppression](email)
}

const suppressionMessages: Record<SuppressionReason, (email: string) => string> = {
  BOUNCE: (email) => `Emails to ${email} bounced. Enter another email of this contact.`,
  COMPLAINT: (email) => `${email} reported an email as spam, so it gets no more emails.`,
  MANUAL: (email) => `${email} is on the list of addresses that get no email.`,
}
