import { phoneKey } from '@gable/shared/identity/phone-key.ts'
import type { ImportChoices } from '@gable/shared/imports/import.ts'
import type { ImportedAttribute, ReadRow } from '@gable/shared/imports/read-row.ts'
import { listAttributes } from '../contacts/attribute-queries.ts'
import { knownTags } from '../contacts/filter-queries.ts'
import { marksOf } from '../erasure/marks.ts'
import { hasMarks, keptMarks } from '../erasure/suppression-queries.ts'
import { type Owners, ownersOf } from '../owner-mapping/owners.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { Household } from './decide.ts'
import { isKnownByHomeOnly } from './home-key.ts'
import { knownBy } from './match-queries.ts'
import type { KeptImport } from './queries.ts'
import { Roster } from './roster.ts'

/** What stays the same for all rows of an import. */
export interface Circumstances {
  importId: string
  mapping: string[]
  choices: ImportChoices
  attributes: ImportedAttribute[]
  owners: Owners
  isSuppressing: boolean
  agentId: string
}

export async function circumstancesOf(db: Db, scope: AccountScope, kept: KeptImport): Promise<Circumstances> {
  return {
    importId: kept.id,
    mapping: kept.mapping,
    choices: kept.choices as ImportChoices,
    attributes: await listAttributes(db, scope, 'CONTACT'),
    owners: await ownersOf(db, scope),
    isSuppressing: await hasMarks(db, scope),
    agentId: kept.agent_id,
  }
}

/** All that some rows are decided by. */
export async function householdOf(
  db: Db,
  scope: AccountScope,
  { choices, owners, agentId }: Circumstances,
  rows: readonly ReadRow[],
  { isHeld, at }: { isHeld: boolean; at: Date },
): Promise<Household> {
  const known = await knownBy(db, scope, lookedFor(rows), isHeld)
  const tags = await spelledAsKnown(db, scope, [...new Set([...rows.flatMap((row) => row.tags), choices.tag])])
  return {
    roster: new Roster(known, choices.matchBy),
    choices,
    ownerFor: askedOnce(owners.ownerFor),
    tagsOf: (row) => [...new Set([...row.tags, choices.tag].filter(Boolean).map(tags))],
    unsubscribed: { unsubscribed_at: at, unsubscribed_by: agentId },
  }
}

/** A file names the same few owners, or nobody, row after row. */
function askedOnce(ownerFor: Owners['ownerFor']): Owners['ownerFor'] {
  const known = new Map<string, string | null | undefined>([['', undefined]])
  return (named) => {
    if (!known.has(named)) known.set(named, ownerFor(named))
    return known.get(named)
  }
}

const lookedFor = (rows: readonly ReadRow[]) => ({
  emails: [...new Set(rows.flatMap((row) => row.emails))],
  phoneKeys: [...new Set(rows.flatMap((row) => row.phones.map(phoneKey)))],
  atHome: rows.filter(isKnownByHomeOnly),
  notes: [...new Set(rows.flatMap((row) => row.notes))],
})

async function spelledAsKnown(db: Db, scope: AccountScope, tags: string[]) {
  const known = await knownTags(db, scope, tags.filter(Boolean))
  const spelling = new Map(known.map((tag) => [tag.toLowerCase(), tag]))
  return (tag: string) => spelling.get(tag.toLowerCase()) ?? tag
}

/** Whether somebody of a row was erased: they are not taken in again. */
export async function erasedAmong(
  db: Db,
  scope: AccountScope,
  { isSuppressing }: Circumstances,
  rows: readonly ReadRow[],
  secret: Buffer,
): Promise<(row: ReadRow) => boolean> {
  if (!isSuppressing) return () => false
  const marks = new Map(rows.map((row) => [row, marksOf(scope, row, secret)]))
  const kept = await keptMarks(db, scope, [...marks.values()].flat())
  return (row) => (marks.get(row) ?? []).some((mark) => kept.has(mark.toString('hex')))
}

export const erasedReason = 'This person was erased, and is not taken in again'
