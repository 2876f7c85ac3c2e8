import type { LeadType } from '@gable/shared/activity/entry.ts'
import type { EntryReason } from '@gable/shared/lead-intake/entry.ts'
import type { LeadDraft } from '@gable/shared/lead-intake/lead-draft.ts'
import type { PayloadField } from '@gable/shared/lead-intake/payload-fields.ts'
import type { ForwardingVerification } from '../database/schema/lead-intake.ts'
import { listSettingsManagers } from '../email-domains/manager-queries.ts'
import { notifyAgent } from '../notifications/notify-agent.ts'
import { type Db, withAccount } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { countAttempt } from '../platform/rate-limit.ts'
import { retryOnConflict, rowConflicts, transactionConflicts } from '../platform/retry-on-conflict.ts'
import type { AccountScope } from '../platform/scope.ts'
import { openAccountForSubmitter } from '../submissions/context-queries.ts'
import { createIncomingLead } from './create-incoming-lead.ts'
import { deleteSurplus, findEntryByKey, insertEntry, updateEntryState } from './entry-queries.ts'
import { findIncomingLead } from './incoming-lead-queries.ts'
import type { InquiryKey } from './inquiry-key.ts'
import type { IntakeContext } from './intake-context.ts'

/** A message as it was received, and what was read of it. */
export interface Inquiry {
  key: InquiryKey
  /** Names the message itself. It stays the same when the mapping finds an ID in it only later. */
  messageKey: InquiryKey
  channel: 'EMAIL' | 'WEBHOOK'
  sourceId: string | null
  sourceName: string
  leadType: LeadType
  tags: readonly string[]
  /** Why it does not become a lead by itself. */
  reason: EntryReason | null
  draft: LeadDraft
  sender?: string
  title: string
  body?: string
  fields?: readonly PayloadField[]
  verification?: ForwardingVerification | undefined
}

/** What became of it. */
type InquiryOutcome = 'LEAD' | 'ENTRY' | 'REPEATED'

/** Runs one transaction in the account of a message. All together leave connections for everyone else. */
export const storeInAccount = <T>(
  { db, queue }: IntakeContext,
  scope: AccountScope,
  { hash }: InquiryKey,
  work: (db: Db) => Promise<T>,
): Promise<T> =>
  queue.run([`${scope.accountId}${hash.toString('hex')}`], () =>
    retryOnConflict(() => withAccount(db, scope, work), [...rowConflicts, ...transactionConflicts]),
  )

/**
 * Makes a lead of a message, or keeps it for an agent to look at. A repeated message changes nothing, unless it can become
 * a lead only now, because its source has been mapped meanwhile.
 */
export async function storeInquiry(
  db: Db,
  scope: AccountScope,
  inquiry: Inquiry,
  { maxEntries }: { maxEntries: number },
): Promise<InquiryOutcome> {
  const { key, messageKey, reason, draft } = inquiry
  const keys = [key, messageKey]
  // The same message may arrive at another process at this moment.
  await openAccountForSubmitter(
    db,
    scope,
    keys.map(({ hash }) => `${scope.accountId}${hash.toString('hex')}`),
  )
  for (const one of keys) if (await findIncomingLead(db, scope, one)) return 'REPEATED'
  const existing = await findEntryByKey(db, scope, messageKey)
  if (existing && (reason || existing.state !== 'OPEN')) return 'REPEATED'
  const { leadType, tags } = inquiry
  const incoming = { ...draft, at: new Date(), source: inquiry.sourceName, leadType: draft.leadType ?? leadType, tags }
  const created = reason ? undefined : await createIncomingLead(db, scope, incoming, key)
  if (existing && created) await updateEntryState(db, scope, existing.id, { state: 'LEAD', leadId: created.leadId })
  else {
    const state = created ? 'LEAD' : 'OPEN'
    const entry = { ...inquiry, key: messageKey, state, leadId: created?.leadId ?? null } as const
    const entryId = await insertEntry(db, scope, entry)
    if (reason) await notifyManagers(db, scope, entryId)
  }
  await deleteSurplus(db, scope, inquiry.sourceId, maxEntries)
  await publishLiveEvent(db, scope, { kind: 'lead-intake' })
  return created ? 'LEAD' : 'ENTRY'
}

/** Notifies those who manage the account, once an hour however many arrive. */
async function notifyManagers(db: Db, scope: AccountScope, intakeEntryId: string) {
  const count = await countAttempt(db, { name: 'lead-intake-notice', minutes: 60 }, scope.accountId)
  if (count > 1) return
  for (const agentId of await listSettingsManagers(db, scope))
    await notifyAgent(db, scope, { kind: 'LEAD_INTAKE', agentId, intakeEntryId })
}
