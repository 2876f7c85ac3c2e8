import { toAddressKey } from '@gable/shared/identity/address-key.ts'
import { toPhoneKey } from '@gable/shared/identity/phone-key.ts'
import type { ImportChoices } from '@gable/shared/imports/import.ts'
import { type ParsedRow, parseRow, type RowParsing } from '@gable/shared/imports/parse-row.ts'
import { listAttributes } from '../contacts/attribute-queries.ts'
import { matchExistingTags } from '../contacts/filter-queries.ts'
import { getSuppressionHashes } from '../erasure/suppression-hashes.ts'
import { hasSuppressions, listSuppressedHashes } from '../erasure/suppression-queries.ts'
import { createOwnerMatcher, type OwnerMatcher } from '../owner-mapping/owner-matcher.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { ContactIndex } from './contact-index.ts'
import { findMatches, type MatchQuery } from './match-queries.ts'
import { hasNoEmailOrPhone } from './name-address-key.ts'
import type { StoredImport } from './queries.ts'
import type { ImportBatchContext } from './resolve-row.ts'
import { listAddresses } from './row-identifiers.ts'

/** Applies to all rows of an import. */
export interface ImportContext {
  importId: string
  choices: ImportChoices
  parseRow: (cells: readonly string[]) => RowParsing
  owners: OwnerMatcher
  hasSuppressions: boolean
  agentId: string
  fileName: string
}

export async function getImportContext(db: Db, scope: AccountScope, stored: StoredImport): Promise<ImportContext> {
  const { mapping } = stored
  const choices = stored.choices as ImportChoices
  const attributes = await listAttributes(db, scope, 'CONTACT')
  return {
    importId: stored.id,
    choices,
    parseRow: (cells) => parseRow(cells, mapping, attributes, choices),
    owners: await createOwnerMatcher(db, scope),
    hasSuppressions: await hasSuppressions(db, scope),
    agentId: stored.agent_id,
    fileName: stored.file_name,
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

const toMatchQuery = (rows: readonly ParsedRow[]): MatchQuery => ({
  contactIds: [...new Set(rows.flatMap(({ contactId }) => contactId ?? []))],
  addressKeys: [...new Set(rows.flatMap(listAddresses).map(({ full }) => toAddressKey(full)))],
  emails: [...new Set(rows.flatMap((row) => row.emails))],
  peopleByPhone: groupByPhone(rows),
  nameAndAddressRows: rows.filter(hasNoEmailOrPhone),
  notes: [...new Set(rows.flatMap((row) => row.notes))],
  textOptOuts: [...new Set(rows.flatMap((row) => row.textOptOuts).map(toPhoneKey))],
})

function groupByPhone(rows: readonly ParsedRow[]): MatchQuery['peopleByPhone'] {
  const people: MatchQuery['peopleByPhone'] = new Map()
  for (const row of rows)
    for (const key of row.phones.map(toPhoneKey)) {
      const sharing = people.get(key)
      if (sharing) sharing.push(row)
      else people.set(key, [row])
    }
  return people
}

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
