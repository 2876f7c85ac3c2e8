import type { LeadType } from '@gable/shared/activity/entry.ts'
import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import type { EntryDraft, IntakeEntryDetail } from '@gable/shared/lead-intake/entry.ts'
import type { CreatedLead, LeadByHand } from '@gable/shared/lead-intake/incoming-lead.ts'
import type { LeadDraft } from '@gable/shared/lead-intake/lead-draft.ts'
import { applyMapping } from '@gable/shared/lead-intake/mapping.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { countEmail } from './address-queries.ts'
import { createIncomingLead } from './create-incoming-lead.ts'
import { getEntry, lockEntry, updateEntryState } from './entry-queries.ts'
import { findLeadContact } from './incoming-lead-queries.ts'
import { countLead, getReceivingSource } from './source-queries.ts'

/** A payload is read with the mapping as it is now, also one that came before. */
export async function getEntryOrThrow(db: Db, scope: Scope, entryId: string): Promise<IntakeEntryDetail> {
  const entry = orNotFound(await getEntry(db, scope, entryId), 'entry')
  const source = entry.sourceId ? await getReceivingSource(db, scope, entry.sourceId) : undefined
  const draft = source ? applyMapping(source.mapping, entry.fields) : entry.draft
  return { ...entry, draft: toEntryDraft(draft, source?.leadType ?? 'GENERAL') }
}

const toEntryDraft = (draft: Partial<LeadDraft>, leadType: LeadType): EntryDraft => ({
  firstName: draft.firstName ?? '',
  lastName: draft.lastName ?? '',
  email: draft.email ?? '',
  phone: draft.phone ?? '',
  address: draft.address ?? '',
  message: draft.message ?? '',
  leadType: draft.leadType ?? leadType,
})

/** Pressed twice, or by two agents at once, it makes one lead. */
export async function createLeadFromEntry(
  db: Db,
  scope: Scope,
  entryId: string,
  input: LeadByHand,
): Promise<CreatedLead> {
  const entry = orNotFound(await lockEntry(db, scope, entryId), 'entry')
  const existing = entry.leadId ? await findLeadContact(db, scope, entry.leadId) : undefined
  if (existing) return { ...existing, isNew: false }
  const source = entry.sourceId ? await getReceivingSource(db, scope, entry.sourceId) : undefined
  const incoming = { ...input, at: new Date(), source: entry.sourceName, tags: source?.tags ?? [] }
  const created = await createIncomingLead(db, scope, incoming, { hash: entry.key, isContent: true })
  await updateEntryState(db, scope, entryId, { state: 'LEAD', leadId: created.leadId })
  if (entry.sourceId) await countLead(db, scope, entry.sourceId)
  else await countEmail(db, scope, { received: 0, leads: 1 })
  await publishLiveEvent(db, scope, { kind: 'lead-intake' })
  return created
}

export async function setDismissed(db: Db, scope: Scope, entryId: string, isDismissed: boolean): Promise<void> {
  const entry = orNotFound(await lockEntry(db, scope, entryId), 'entry')
  if (entry.state === 'LEAD') throw new Problem('conflict', 'A lead was created meanwhile.')
  await updateEntryState(db, scope, entryId, { state: isDismissed ? 'DISMISSED' : 'OPEN' })
  await publishLiveEvent(db, scope, { kind: 'lead-intake' })
}
