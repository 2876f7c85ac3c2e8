import { contactGone } from '@gable/shared/contacts/contact.ts'
import { type Merge, type MergePreview, mergedOf } from '@gable/shared/contacts/merge.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { refuseStale } from '../forms/refuse-stale.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import {
  countMoves,
  lockBoth,
  type Moved,
  moveAll,
  moveBack,
  type Party,
  setAside,
  writeParty,
} from './merge-queries.ts'
import { insertMerge, lockMerge, markUndone } from './merge-record-queries.ts'

export async function previewMerge(db: Db, scope: Scope, keptId: string, merge: Merge): Promise<MergePreview> {
  const { kept, gone } = await bothOf(db, scope, keptId, merge.mergedId)
  const { unsubscribedAt, unsubscribedBy: _, ...fields } = mergedOf(kept, gone, merge)
  return {
    fields: { ...fields, isUnsubscribed: unsubscribedAt !== null },
    moves: await countMoves(db, scope, gone.id, kept.id),
  }
}

/** Answers the id under which it can be undone. */
export async function mergeContacts(db: Db, scope: Scope, keptId: string, merge: Merge): Promise<string> {
  const { kept, gone } = await bothOf(db, scope, keptId, merge.mergedId)
  if (merge.basedOn) {
    refuseStale(wireOf(kept), { basedOn: merge.basedOn.kept })
    refuseStale(wireOf(gone), { basedOn: merge.basedOn.merged })
  }
  const after = { ...kept, ...mergedOf(kept, gone, merge), lastActivityAt: later(kept, gone) }
  // First out of the lists, so that its e-mail is free for the other.
  await setAside(db, scope, gone.id, { mergedInto: kept.id, archivedAt: new Date() })
  const moved = await moveAll(db, scope, gone.id, kept.id)
  await writeParty(db, scope, kept.id, after)
  return insertMerge(db, scope, { kept, gone, after, moved })
}

/** What was changed since by hand stays; all else is as before. Answers who was kept. */
export async function undoMerge(db: Db, scope: Scope, mergeId: string): Promise<string> {
  const merge = await lockMerge(db, scope, mergeId)
  if (!merge) throw new Problem('not_found', 'There is no such merge')
  if (merge.undone_at) throw new Problem('conflict', 'They were parted already.')
  const { kept_id: keptId, merged_id: goneId } = merge
  const kept = (await lockBoth(db, scope, [keptId, goneId])).get(keptId)
  if (!kept) throw new Problem('conflict', 'This contact was merged into another since. Part those first.')
  const was = merge.before as unknown as { kept: Party; gone: Party; after: Party }
  const now = { ...kept, ...unchangedSince(kept, was.kept, was.after) }
  await writeParty(db, scope, keptId, now)
  // What the kept one is written to by now is not given to two.
  const lost = now.email === was.gone.email ? now.email : null
  const moved = merge.moved as Moved
  const emails = moved.contact_emails?.filter((email) => email !== lost) ?? []
  await moveBack(db, scope, { ...moved, contact_emails: emails }, keptId, goneId)
  const email = lost ? { email: null } : {}
  await setAside(db, scope, goneId, { mergedInto: null, archivedAt: was.gone.archivedAt, ...email })
  await markUndone(db, scope, mergeId)
  return keptId
}

async function bothOf(db: Db, scope: Scope, keptId: string, goneId: string) {
  if (keptId === goneId)
    throw new Problem('invalid', 'Some fields need attention', { mergedId: 'Please choose another contact' })
  const both = await lockBoth(db, scope, [keptId, goneId])
  const [kept, gone] = [both.get(keptId), both.get(goneId)]
  if (!kept || !gone) throw new Problem('not_found', contactGone)
  return { kept, gone }
}

const wireOf = ({ updatedAt }: Party) => ({ updatedAt: updatedAt.toISOString() })

const later = (one: Party, other: Party) =>
  new Date(Math.max(Number(one.lastActivityAt ?? 0), Number(other.lastActivityAt ?? 0)) || Date.now())

/** The fields that are still as the merge has left them, with what they were before it. */
function unchangedSince(now: Party, before: Party, after: Party): Partial<Party> {
  const fields = Object.keys(before) as (keyof Party)[]
  const still = fields.filter((field) => text(now[field]) === text(after[field]))
  return Object.fromEntries(still.map((field) => [field, before[field]]))
}

const text = (value: unknown) => JSON.stringify(value)
