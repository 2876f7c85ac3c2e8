import type { BulkRecord, TagChange } from '@gable/shared/contacts/bulk.ts'
import { invalid, orNotFound } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { runBulk } from './bulk.ts'
import { updateBulkChange } from './bulk-queries.ts'
import { matchExistingTags } from './filter-queries.ts'
import { publishFilterEvents } from './publish-filter-events.ts'
import { rewriteFilters } from './tag-filter-queries.ts'
import { deleteTagRow, insertTagRow, lockTag } from './tag-queries.ts'

interface TagReplacement {
  tag: string
  to: string
}

export async function renameTag(db: Db, scope: Scope, { tag, to }: TagReplacement): Promise<BulkRecord> {
  await lockTagOrThrow(db, scope, tag)
  if (to === tag) throw invalid({ to: 'Please enter another name' })
  const [existing = to] = await matchExistingTags(db, scope, [to])
  if (existing !== to && existing !== tag) throw nameTaken(existing)
  if (existing === to && (await lockTag(db, scope, to))) throw nameTaken(to)
  return changeTag(db, scope, { action: 'RENAME_TAG', tag, to })
}

export async function mergeTag(db: Db, scope: Scope, { tag, to }: TagReplacement): Promise<BulkRecord> {
  if (to === tag) throw invalid({ to: 'Please choose another tag' })
  for (const name of [tag, to].sort()) await lockTagOrThrow(db, scope, name)
  return changeTag(db, scope, { action: 'MERGE_TAG', tag, to })
}

export async function deleteTag(db: Db, scope: Scope, tag: string): Promise<BulkRecord> {
  await lockTagOrThrow(db, scope, tag)
  return changeTag(db, scope, { action: 'DELETE_TAG', tag })
}

const nameTaken = (name: string) => invalid({ to: `There is already a tag “${name}”. Merge the two instead.` })

const lockTagOrThrow = async (db: Db, scope: Scope, name: string) => orNotFound(await lockTag(db, scope, name), 'tag')

/** Also changes archived and merged contacts, so that restoring one does not bring the old tag back. */
async function changeTag(db: Db, scope: Scope, change: TagChange): Promise<BulkRecord> {
  const filters = [{ key: 'tags', anyOf: [change.tag] }]
  const record = await runBulk(db, scope, { search: '', filters, includesArchived: true }, change)
  if ('to' in change) {
    const rewritten = await rewriteFilters(db, scope, change)
    await updateBulkChange(db, scope, record._id, { rewritten_filters: JSON.stringify(rewritten) })
    await publishFilterEvents(db, scope, rewritten)
  }
  await deleteTagRow(db, scope, change.tag)
  if ('to' in change) await insertTagRow(db, scope, change.to)
  return record
}
