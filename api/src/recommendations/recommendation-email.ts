import type { Email } from '../platform/mail/email.ts'
import { renderEmail } from '../platform/mail/render-email.ts'

interface RecommendationEmailInput {
  to: string
  name: string
  /** The sender's personal message. It may be empty. */
  words: string
  sender: { fullName: string; email: string; agency: string }
  /** The origin of this installation. */
  origin: string
  optOutUrl: string
}

/** An unsolicited email, so it says who sent it, how the recipient's address was obtained, and how to opt out. */
export function renderRecommendationEmail(input: RecommendationEmailInput): Email {
  const { to, name, words, sender, origin, optOutUrl } = input
  const senderName = sender.fullName || sender.email
  return {
    ...renderEmail({
      to,
      subject: `${senderName} recommends Gable to you`,
      heading: `${senderName} of ${sender.agency} recommends Gable`,
      paragraphs: [
        `Hello ${name},`,
        ...(words ? [words] : []),
        'Gable is a workspace for real estate agents. It brings together contacts, properties and their values, leads, and the landing pages and widgets that bring leads in.',
      ],
      button: { label: 'Take a look at Gable', url: origin },
      footnote: `${senderName} gave us your address for this one email. You are not on a mailing list. Replies go to ${sender.email}.`,
      unsubscribe: { label: 'Don’t email me again', url: optOutUrl },
    }),
    replyTo: sender.email,
  }
}
