import type { Db } from '../platform/database.ts'
import { hashOf } from '../platform/gate.ts'
import { compose } from '../platform/mail/compose.ts'
import type { Letter } from '../platform/mail/letter.ts'
import { newToken } from '../platform/session-cookie.ts'
import { findUserByEmail, insertMagicLink } from './queries.ts'

const minutes = 15

/** The letter with a fresh link; nothing for an e-mail nobody has. The token itself is stored nowhere. */
export async function magicLinkLetter(
  db: Db,
  { email, state }: { email: string; state: string | null },
  consoleOrigin: string,
): Promise<Letter | undefined> {
  const user = await findUserByEmail(db, email)
  if (!user) return undefined
  const token = newToken()
  await insertMagicLink(db, { token_hash: hashOf(token), user_id: user.id, state, minutes })
  return compose({
    to: user.email,
    subject: 'Your sign-in link',
    heading: 'Sign in to Gable',
    paragraphs: [`This link signs you in. It works once, within ${minutes} minutes.`],
    button: { label: 'Sign in', url: `${consoleOrigin}/auth/magic-link?link_token=${token}` },
    footnote: 'If you did not ask for it, you can leave this mail unanswered: nobody gets in without the link.',
  })
}
