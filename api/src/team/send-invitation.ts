import { invitationDays } from '@gable/shared/team/team.ts'
import { createAccountToken } from '../platform/account-token.ts'
import { hashToken } from '../platform/gate.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import { renderEmail } from '../platform/mail/render-email.ts'
import { createToken } from '../platform/session-cookie.ts'
import { replaceInvitationToken } from './invitation-queries.ts'

/** Emails an invitation with a new link. Only the hash of its token is stored, and a repeated job replaces the link. */
export const sendInvitation =
  (mailer: Mailer, consoleOrigin: string): Tasks['send-invitation'] =>
  async ({ db, payload, signal }) => {
    const secret = createToken()
    const invitation = await withJobAccount(db, payload, (db, scope) =>
      replaceInvitationToken(db, scope, payload.invitationId, hashToken(secret)),
    )
    if (!invitation) return
    const { email, agency, inviter } = invitation
    const code = createAccountToken(payload.accountId, secret)
    await mailer.send(
      renderEmail({
        to: email,
        subject: `Join ${agency} on Gable`,
        heading: `Join ${agency}`,
        paragraphs: [
          inviter
            ? `${inviter} invited you to work with ${agency} on Gable.`
            : `You are invited to work with ${agency} on Gable.`,
          `The invitation works once and expires in ${invitationDays} days.`,
        ],
        button: { label: 'Accept invitation', url: `${consoleOrigin}/auth/invitation?invitationToken=${code}` },
        footnote: 'If you do not know the sender, you can ignore this email.',
      }),
      signal,
    )
  }
