import { contactNotFoundMessage } from '@gable/shared/contacts/contact.ts'
import { type MergeInput, type MergePreview, mergeContactFields } from '@gable/shared/contacts/merge.ts'
import { invalid, orNotFound, Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import { requireUnchanged } from '../platform/require-unchanged.ts'
import type { Scope } from '../platform/scope.ts'
import { countContactsByIds, insertDistinctPairs } from './distinct-queries.ts'
import {
  countMoves,
  lockMergeContacts,
  type MergeContact,
  type MovedRows,
  moveRows,
  moveRowsBack,
  setMergeState,
  updateMergedFields,
} from './merge-queries.ts'
import { insertMerge, lockMerge, type MergeSnapshot, markMergeUndone } from './merge-record-queries.ts'

export async function previewMerge(db: Db, scope: Scope, primaryId: string, input: MergeInput): Promise<MergePreview> {
  const { primary, duplicate } = await lockPairOrThrow(db, scope, primaryId, input.mergedId)
  const { unsubscribedAt, unsubscribedBy: _, ...fields } = mergeContactFields(primary, duplicate, input)
  return {
    fields: { ...fields, isUnsubscribed: unsubscribedAt !== null },
    moves: await countMoves(db, scope, duplicate.id, primary.id),
  }
}

/** Returns the id of the merge, which can be undone. */
export async function mergeContacts(db: Db, scope: Scope, primaryId: string, input: MergeInput): Promise<string> {
  const { primary, duplicate } = await lockPairOrThrow(db, scope, primaryId, input.mergedId)
  if (input.basedOn) {
    requireUnchanged(toVersion(primary), { basedOn: input.basedOn.kept })
    requireUnchanged(toVersion(duplicate), { basedOn: input.basedOn.merged })
  }
  const merged = {
    ...primary,
    ...mergeContactFields(primary, duplicate, input),
    lastActivityAt: latestActivity(primary, duplicate),
  }
  // Archive the duplicate first, so that the primary contact can take its email.
  await setMergeState(db, scope, duplicate.id, { mergedInto: primary.id, archivedAt: new Date() })
  const movedRows = await moveRows(db, scope, duplicate.id, primary.id)
  await updateMergedFields(db, scope, primary.id, merged)
  return insertMerge(db, scope, { primary, duplicate, merged, movedRows })
}

/** Keeps fields that were edited since the merge and restores all others. Returns the id of the primary contact. */
export async function undoMerge(db: Db, scope: Scope, mergeId: string): Promise<string> {
  const merge = orNotFound(await lockMerge(db, scope, mergeId), 'merge')
  if (merge.undone_at) throw new Problem('conflict', 'This merge was already undone.')
  const { kept_id: primaryId, merged_id: duplicateId } = merge
  const primary = (await lockMergeContacts(db, scope, [primaryId, duplicateId])).get(primaryId)
  if (!primary)
    throw new Problem('conflict', 'This contact was later merged into another one. Please undo that merge first.')
  const { kept, gone, after } = merge.before as unknown as MergeSnapshot
  const restored = { ...primary, ...getRevertedFields(primary, kept, after) }
  await updateMergedFields(db, scope, primaryId, restored)
  // Two contacts cannot have the same email: if the primary contact has it now, it stays there.
  const lostEmail = restored.email === gone.email ? restored.email : null
  const movedRows = merge.moved as MovedRows
  const emails = movedRows.contact_emails?.filter((email) => email !== lostEmail) ?? []
  await moveRowsBack(db, scope, { ...movedRows, contact_emails: emails }, primaryId, duplicateId)
  await setMergeState(db, scope, duplicateId, {
    mergedInto: null,
    archivedAt: gone.archivedAt,
    ...(lostEmail && { email: null }),
  })
  await markMergeUndone(db, scope, mergeId)
  return primaryId
}

export async function markDistinct(db: Db, scope: Scope, ids: string[]) {
  const uniqueIds = [...new Set(ids)]
  if (uniqueIds.length < 2) throw invalid({ ids: 'Please choose two contacts' })
  if ((await countContactsByIds(db, scope, uniqueIds)) < uniqueIds.length)
    throw new Problem('not_found', contactNotFoundMessage)
  await insertDistinctPairs(db, scope, uniqueIds)
}

async function lockPairOrThrow(db: Db, scope: Scope, primaryId: string, duplicateId: string) {
  if (primaryId === duplicateId) throw invalid({ mergedId: 'Please choose another contact' })
  const contacts = await lockMergeContacts(db, scope, [primaryId, duplicateId])
  const [primary, duplicate] = [contacts.get(primaryId), contacts.get(duplicateId)]
  if (!primary || !duplicate) throw new Problem('not_found', contactNotFoundMessage)
  return { primary, duplicate }
}

const toVersion = ({ updatedAt }: MergeContact) => ({ updatedAt: updatedAt.toISOString() })

const latestActivity = (primary: MergeContact, duplicate: MergeContact) =>
  new Date(Math.max(Number(primary.lastActivityAt ?? 0), Number(duplicate.lastActivityAt ?? 0)) || Date.now())

/** The previous values of fields that were not edited since the merge. */
function getRevertedFields(current: MergeContact, before: MergeContact, after: MergeContact): Partial<MergeContact> {
  const fields = Object.keys(before) as (keyof MergeContact)[]
  const unedited = fields.filter((field) => JSON.stringify(current[field]) === JSON.stringify(after[field]))
  return Object.fromEntries(unedited.map((field) => [field, before[field]]))
}
