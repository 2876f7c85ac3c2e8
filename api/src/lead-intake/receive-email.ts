import type { EntryReason } from '@gable/shared/lead-intake/entry.ts'
import { type LeadDraft, toLeadDraft } from '@gable/shared/lead-intake/lead-draft.ts'
import { truncate } from '@gable/shared/text/truncate.ts'
import { withAccount } from '../platform/database.ts'
import { countAttempt } from '../platform/rate-limit.ts'
import type { AccountScope } from '../platform/scope.ts'
import { countEmail } from './address-queries.ts'
import { type EmailMessage, readEmailMessage } from './email/email-message.ts'
import { readVerification } from './email/forwarding-verification.ts'
import { isLoop } from './email/is-loop.ts'
import { type ParsedLead, parseLeadEmail } from './email/parse-lead-email.ts'
import { countOpenEmails } from './entry-queries.ts'
import { toContentKey, toInquiryKey } from './inquiry-key.ts'
import type { IntakeContext } from './intake-context.ts'
import { type Inquiry, storeInAccount, storeInquiry } from './store-inquiry.ts'

export const intakeEmailBytesMaximum = 1024 * 1024

/** STORED also means a repeated email; IGNORED one that is no inquiry. The others are to be sent again later. */
export type EmailOutcome = 'STORED' | 'IGNORED' | 'TOO_MANY' | 'FULL'

/** Emails per account and hour, of one sender in ten minutes, and how many may wait for a look. */
const limits = { perAccount: 240, perSender: 60, open: 500 }
/** Emails that are kept of an account. */
const maxEmails = 1000
const maxBodyLength = 20_000

/** Stores an email to an intake address completely, or refuses it. Who sent it is not proved, so it is only ever an inquiry. */
export async function receiveEmail(
  context: IntakeContext,
  scope: AccountScope,
  raw: Buffer,
  envelopeFrom: string,
): Promise<EmailOutcome> {
  const { db } = context
  if (await exceedsLimits(context, scope, envelopeFrom)) return 'TOO_MANY'
  const email = await readEmailMessage(raw)
  if (!email || isLoop(email, envelopeFrom, context)) return 'IGNORED'
  const inquiry = toInquiry(email, raw)
  if (inquiry.reason && (await withAccount(db, scope, (db) => countOpenEmails(db, scope))) >= limits.open) return 'FULL'
  await storeInAccount(context, scope, inquiry.key, async (db) => {
    const outcome = await storeInquiry(db, scope, inquiry, { maxEntries: maxEmails })
    await countEmail(db, scope, { received: outcome === 'REPEATED' ? 0 : 1, leads: outcome === 'LEAD' ? 1 : 0 })
  })
  return 'STORED'
}

async function exceedsLimits({ db }: IntakeContext, { accountId }: AccountScope, sender: string): Promise<boolean> {
  const fromSender = await countAttempt(
    db,
    { name: 'lead-email-sender', minutes: 10 },
    `${accountId} ${sender.toLowerCase()}`,
  )
  if (fromSender > limits.perSender) return true
  return (await countAttempt(db, { name: 'lead-email-account', minutes: 60 }, accountId)) > limits.perAccount
}

function toInquiry(email: EmailMessage, raw: Buffer): Inquiry {
  const verification = readVerification(email)
  const lead = parseLeadEmail(email)
  const { from, messageId, subject } = email
  const key = messageId ? toInquiryKey('email', messageId) : toContentKey('email', raw)
  return {
    key,
    messageKey: key,
    channel: 'EMAIL',
    sourceId: null,
    tags: [],
    verification,
    // Until an agent has looked, an email that says nothing is not called the notice of a website.
    sourceName: !lead.isLead && lead.source === 'Website' ? 'Email' : lead.source,
    leadType: lead.leadType,
    reason: verification ? 'VERIFICATION' : getReason(lead),
    draft: {
      ...(lead.isLead || lead.source !== 'Website' ? lead.draft : toSenderDraft(email, lead)),
      leadType: lead.leadType,
    },
    sender: truncate([from.name, from.address && `<${from.address}>`].filter(Boolean).join(' '), 200),
    title: truncate(subject || '(no subject)', 200),
    body: (email.text || email.htmlText).slice(0, maxBodyLength).replace(/[\ud800-\udbff]$/, ''),
  }
}

/** Who wrote a letter, for the agent who reads it. */
function toSenderDraft({ from, text }: EmailMessage, { draft }: ParsedLead): LeadDraft {
  const isPerson = !/no-?reply|do-?not-?reply|mailer|notification/.test(from.address)
  const sender = toLeadDraft({
    fullName: isPerson ? from.name : '',
    email: isPerson ? from.address : '',
    message: text,
  })
  return {
    ...draft,
    ...(!draft.firstName && { firstName: sender.firstName, lastName: sender.lastName }),
    email: draft.email || sender.email,
    message: draft.message || sender.message,
  }
}

const getReason = ({ isLead, source }: ParsedLead): EntryReason | null => {
  if (isLead) return null
  return source === 'Website' ? 'UNREADABLE' : 'NO_CONTACT'
}
