import { missingRecordGraceHours } from '@gable/shared/email-domains/email-domain.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { renderEmail } from '../platform/mail/render-email.ts'
import type { AccountScope } from '../platform/scope.ts'
import { listSettingsManagerEmails } from './manager-queries.ts'
import type { VerificationChange } from './verification.ts'

interface Notice {
  subject: string
  paragraphs: string[]
  /** The page of the settings, after the account. */
  path: string
  consoleOrigin: string
}

/** Emails everyone who may change the settings of the account, unless they switched these emails off. */
export async function emailManagers(db: Db, scope: AccountScope, { subject, paragraphs, path, consoleOrigin }: Notice) {
  const button = { label: 'Open settings', url: `${consoleOrigin}/a/${scope.accountId}/${path}` }
  for (const to of await listSettingsManagerEmails(db, scope))
    await enqueue(db, 'send-mail', renderEmail({ to, subject, heading: subject, paragraphs, button }))
}

interface DomainNotice {
  name: string
  change: VerificationChange
  kind: 'sending' | 'pages'
  consoleOrigin: string
}

/** A person added the domain and watches it become verified, so only trouble is worth an email. */
export async function notifyOfDomain(db: Db, scope: AccountScope, { name, change, kind, consoleOrigin }: DomainNotice) {
  if (change !== 'FAILING' && change !== 'STOPPED') return
  const { path, loses, lost } = texts[kind]
  await emailManagers(db, scope, {
    subject: change === 'FAILING' ? `A DNS record of ${name} is missing` : `${name} is no longer in use`,
    paragraphs: [
      change === 'FAILING'
        ? `A required DNS record of ${name} is missing or wrong. ${loses} in ${missingRecordGraceHours} hours unless the record is back.`
        : `A required DNS record of ${name} has been missing for ${missingRecordGraceHours} hours. ${lost}`,
      'The settings show which record it is and what to enter.',
    ],
    path,
    consoleOrigin,
  })
}

const texts = {
  sending: {
    path: 'settings/email-domain-url/email-sending-domain',
    loses: 'Emails stop being sent from this domain',
    lost: 'Emails are sent from the default sender until the record is back.',
  },
  pages: {
    path: 'settings/email-domain-url/custom-sub-domain',
    loses: 'Your public pages leave this host name',
    lost: 'Your public pages are at the default address until the record is back.',
  },
}
