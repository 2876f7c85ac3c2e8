import type { Db } from '../platform/database.ts'
import { hashToken } from '../platform/gate.ts'
import type { Email } from '../platform/mail/email.ts'
import { renderEmail } from '../platform/mail/render-email.ts'
import { createToken } from '../platform/session-cookie.ts'
import { findUserByEmail, insertMagicLink } from './queries.ts'

const minutes = 15

/** An email with a new sign-in link. Undefined when no user has the address. Only the hash of the token is stored. */
export async function createMagicLinkEmail(
  db: Db,
  { email, state }: { email: string; state: string | null },
  consoleOrigin: string,
): Promise<Email | undefined> {
  const user = await findUserByEmail(db, email)
  if (!user) return undefined
  const token = createToken()
  await insertMagicLink(db, { token_hash: hashToken(token), user_id: user.id, state, minutes })
  return renderEmail({
    to: user.email,
    subject: 'Your sign-in link',
    heading: 'Sign in to Gable',
    paragraphs: [`Use this link to sign in. It works once and expires in ${minutes} minutes.`],
    button: { label: 'Sign in', url: `${consoleOrigin}/auth/magic-link?link_token=${token}` },
    footnote: 'If you did not request this email, you can ignore it. No one can sign in without the link.',
  })
}
