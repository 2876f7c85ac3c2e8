import type { OwnerCorrection } from '@gable/shared/contact-dashboard/correction.ts'
import type { Offer } from '@gable/shared/offers/offer.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { selectPropertyOffers, toOffer } from '../offers/offer-queries.ts'
import { isOpenLink } from '../platform/code-lookups/dashboard-link-queries.ts'
import { compileOnce } from '../platform/compile-once.ts'
import type { Db } from '../platform/database.ts'
import { prepared } from '../platform/query-batching.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type PageFigures, selectPageFigures, toPageFigures } from '../properties/page-figure-queries.ts'
import { selectProperty, toProperty } from '../properties/property-queries.ts'
import { selectOwnerCorrections, toCorrection } from './correction-queries.ts'
import { type OwnerKey, type OwnerRow, selectOwner } from './owner-queries.ts'

const historyYears = 5

export interface OwnerPage {
  owner: OwnerRow
  property: Property
  figures: PageFigures
  offers: Offer[]
  corrections: OwnerCorrection[]
}

/**
 * All that is stored about a home and its owner, in one statement. Undefined when the contact was erased or archived, or
 * no longer owns the home.
 */
export const getOwnerPage = async (db: Db, scope: AccountScope, key: OwnerKey): Promise<OwnerPage | undefined> =>
  toOwnerPage(await readOwnerPage(db, scope, { ...key }))

/** The same, only while a link with this hash of its code is open and leads to the home of this contact. */
export const getOwnerPageOfLink = async (
  db: Db,
  scope: AccountScope,
  { contactId, propertyId }: OwnerKey,
  codeHash: Buffer,
): Promise<OwnerPage | undefined> =>
  toOwnerPage(
    await readOwnerPageOfLink(db, scope, { contactId, propertyId, codeHash: `\\x${codeHash.toString('hex')}` }),
  )

const selectOwnerPage = (db: Db, scope: AccountScope, key: OwnerKey) =>
  db
    .selectNoFrom([
      sql<OwnerRow | null>`(select to_json(o) from (${selectOwner(scope, key)}) o)`.as('owner'),
      jsonObjectFrom(selectProperty(db, scope, key.propertyId)).as('property'),
      jsonArrayFrom(selectPropertyOffers(db, scope, key.propertyId)).as('offers'),
      jsonArrayFrom(selectOwnerCorrections(db, scope, key)).as('corrections'),
      ...selectPageFigures(db, scope, key.propertyId, historyYears),
    ])
    .modifyFront(prepared)

const readOwnerPage = compileOnce(['contactId', 'propertyId'], selectOwnerPage)

const readOwnerPageOfLink = compileOnce(['contactId', 'propertyId', 'codeHash'], (db, scope, { codeHash, ...key }) =>
  selectOwnerPage(db, scope, key).where(isOpenLink(scope, key, codeHash)),
)

function toOwnerPage([row]: Awaited<ReturnType<typeof readOwnerPage>>): OwnerPage | undefined {
  if (!row?.owner || !row.property) return undefined
  const property = toProperty(row.property)
  return {
    property,
    owner: row.owner,
    figures: toPageFigures(row, property),
    offers: row.offers.map(toOffer),
    corrections: row.corrections.map(toCorrection),
  }
}
