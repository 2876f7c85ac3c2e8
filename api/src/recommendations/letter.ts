import { renderEmail } from '../platform/mail/render-email.ts'
import type { Email } from '../platform/mail/email.ts'

interface Told {
  to: string
  name: string
  /** Whatever who recommends has typed. */
  words: string
  by: { fullName: string; email: string; agency: string }
  /** Where this installation is, and where its reader asks for no more of such letters. */
  home: string
  leave: string
}

/** One letter to somebody who did not ask for it: who writes, in whose words, and how it stays the only one. */
export function recommendationLetter({ to, name, words, by, home, leave }: Told): Email {
  const who = by.fullName || by.email
  return {
    ...renderEmail({
      to,
      subject: `${who} recommends Gable to you`,
      heading: `${who} of ${by.agency} recommends Gable`,
      paragraphs: [
        `Hello ${name},`,
        ...(words ? [words] : []),
        'Gable is a workspace for real-estate agents: contacts, their homes and what these are worth, leads, and the pages and widgets they come from, all in one place.',
      ],
      button: { label: 'Have a look at Gable', url: home },
      footnote: `${who} gave us your address for this one letter; it is on no list. An answer goes to ${by.email}.`,
      unsubscribe: { label: 'Do not write to me again', url: leave },
    }),
    replyTo: by.email,
  }
}
