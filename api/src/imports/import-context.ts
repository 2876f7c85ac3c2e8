import { toPhoneKey } from '@gable/shared/identity/phone-key.ts'
import type { ImportChoices } from '@gable/shared/imports/import.ts'
import type { ImportedAttribute, ParsedRow } from '@gable/shared/imports/parse-row.ts'
import { listAttributes } from '../contacts/attribute-queries.ts'
import { matchExistingTags } from '../contacts/filter-queries.ts'
import { getSuppressionHashes } from '../erasure/suppression-hashes.ts'
import { hasSuppressions, listSuppressedHashes } from '../erasure/suppression-queries.ts'
import { createOwnerMatcher, type OwnerMatcher } from '../owner-mapping/owner-matcher.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { ContactIndex } from './contact-index.ts'
import { findMatches } from './match-queries.ts'
import { hasNoEmailOrPhone } from './name-address-key.ts'
import type { StoredImport } from './queries.ts'
import type { ImportBatchContext } from './resolve-row.ts'

/** Applies to all rows of an import. */
export interface ImportContext {
  importId: string
  mapping: string[]
  choices: ImportChoices
  attributes: ImportedAttribute[]
  owners: OwnerMatcher
  hasSuppressions: boolean
  agentId: string
}

export async function getImportContext(db: Db, scope: AccountScope, stored: StoredImport): Promise<ImportContext> {
  return {
    importId: stored.id,
    mapping: stored.mapping,
    choices: stored.choices as ImportChoices,
    attributes: await listAttributes(db, scope, 'CONTACT'),
    owners: await createOwnerMatcher(db, scope),
    hasSuppressions: await hasSuppressions(db, scope),
    agentId: stored.agent_id,
  }
}

/** Loads the contacts and tags that the rows of one batch may match. */
export async function getBatchContext(
  db: Db,
  scope: AccountScope,
  { choices, owners, agentId }: ImportContext,
  rows: readonly ParsedRow[],
  { forUpdate, at }: { forUpdate: boolean; at: Date },
): Promise<ImportBatchContext> {
  const matches = await findMatches(db, scope, toMatchQuery(rows), { forUpdate })
  const normalizeTag = await createTagNormalizer(db, scope, [
    ...new Set([...rows.flatMap((row) => row.tags), choices.tag]),
  ])
  return {
    contacts: new ContactIndex(matches, choices.matchBy),
    choices,
    findOwner: memoize(owners.findOwner),
    getTags: (row) => [...new Set([...row.tags, choices.tag].filter(Boolean).map(normalizeTag))],
    unsubscribed: { unsubscribed_at: at, unsubscribed_by: agentId },
  }
}

/** A file repeats the same few owners in row after row. */
function memoize(findOwner: OwnerMatcher['findOwner']): OwnerMatcher['findOwner'] {
  const cache = new Map<string, string | null | undefined>([['', undefined]])
  return (name) => {
    if (!cache.has(name)) cache.set(name, findOwner(name))
    return cache.get(name)
  }
}

const toMatchQuery = (rows: readonly ParsedRow[]) => ({
  emails: [...new Set(rows.flatMap((row) => row.emails))],
  phoneKeys: [...new Set(rows.flatMap((row) => row.phones.map(toPhoneKey)))],
  nameAndAddressRows: rows.filter(hasNoEmailOrPhone),
  notes: [...new Set(rows.flatMap((row) => row.notes))],
})

/** Tags of the file get the spelling that the account already uses. */
async function createTagNormalizer(db: Db, scope: AccountScope, tags: string[]) {
  const existing = await matchExistingTags(db, scope, tags.filter(Boolean))
  const spellings = new Map(existing.map((tag) => [tag.toLowerCase(), tag]))
  return (tag: string) => spellings.get(tag.toLowerCase()) ?? tag
}

/** Returns a test for rows about erased people. They must not be imported again. */
export async function createErasureCheck(
  db: Db,
  scope: AccountScope,
  { hasSuppressions }: ImportContext,
  rows: readonly ParsedRow[],
  secret: Buffer,
): Promise<(row: ParsedRow) => boolean> {
  if (!hasSuppressions) return () => false
  const hashes = new Map(rows.map((row) => [row, getSuppressionHashes(scope, row, secret)]))
  const suppressed = await listSuppressedHashes(db, scope, [...hashes.values()].flat())
  return (row) => (hashes.get(row) ?? []).some((hash) => suppressed.has(hash.toString('hex')))
}

export const erasedReason = 'This person was erased and cannot be imported again'
