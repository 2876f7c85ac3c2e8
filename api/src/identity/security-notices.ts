import { pluralize } from '@gable/shared/text/pluralize.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { renderEmail } from '../platform/mail/render-email.ts'
import { formatDevice } from './device.ts'
import { getUser } from './queries.ts'

/** What a user is told about their own account, because somebody else may have done it. */
type SecurityNotice =
  | { kind: 'app-added' | 'app-removed' | 'recovery-codes-replaced' | 'password-changed' | 'two-factor-reset' }
  | { kind: 'passkey-added' | 'passkey-removed'; name: string }
  | { kind: 'recovery-code-used'; left: number }
  | { kind: 'new-device'; userAgent: string; address: string }

/** Emails the user, if the caller's transaction commits. */
export async function sendSecurityNotice(
  db: Db,
  { origin }: { origin: string },
  userId: string,
  notice: SecurityNotice,
) {
  const { email, timeZone } = await getUser(db, userId)
  const { subject, text } = describeNotice(notice)
  const message = renderEmail({
    to: email,
    subject,
    heading: subject,
    paragraphs: [text, `This happened on ${formatTime(new Date(), timeZone)}.`],
    button: { label: 'Check your sign-in settings', url: `${origin}/settings/profile#two-factor` },
    footnote: 'If this was not you, change your password now and sign out everywhere else. Then contact support.',
  })
  await enqueue(db, 'send-mail', message)
}

function describeNotice(notice: SecurityNotice): { subject: string; text: string } {
  switch (notice.kind) {
    case 'app-added':
      return { subject: 'Authenticator app added', text: 'You can now sign in with codes of an authenticator app.' }
    case 'app-removed':
      return { subject: 'Authenticator app removed', text: 'Codes of your authenticator app no longer sign you in.' }
    case 'passkey-added':
      return { subject: 'Passkey added', text: `You can now sign in with the passkey “${notice.name}”.` }
    case 'passkey-removed':
      return { subject: 'Passkey removed', text: `The passkey “${notice.name}” no longer signs you in.` }
    case 'recovery-codes-replaced':
      return { subject: 'Recovery codes replaced', text: 'Your earlier recovery codes no longer work.' }
    case 'recovery-code-used':
      return { subject: 'Recovery code used', text: `A recovery code was used. ${formatLeft(notice.left)}` }
    case 'password-changed':
      return { subject: 'Password changed', text: 'Your password was changed, and all other devices were signed out.' }
    case 'two-factor-reset':
      return {
        subject: 'Two-factor sign-in was reset',
        text: 'Support removed your authenticator app, passkeys and recovery codes, and signed you out on all devices.',
      }
    case 'new-device':
      return {
        subject: 'New sign-in',
        text: `Someone signed in as you with ${formatDevice(notice.userAgent)}, from the address ${notice.address}.`,
      }
  }
}

const formatLeft = (left: number) =>
  left === 0
    ? 'It was your last one, so create new ones.'
    : `You have ${pluralize(left, 'code')} left. Each works once.`

const formatTime = (at: Date, timeZone: string | null) =>
  new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone: timeZone ?? 'UTC',
  }).format(at)
