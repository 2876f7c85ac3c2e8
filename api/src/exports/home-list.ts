import type { WantedView } from '@gable/shared/exports/export.ts'
import { listAttributes } from '../contacts/attribute-queries.ts'
import { type Db, inAccount } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { attributeColumn } from './attribute-column.ts'
import { type HomeOfContact, homesOf } from './home-queries.ts'
import { type List, type ListColumn, listOf } from './list.ts'
import { viewRows } from './view-queries.ts'

/** The properties of the contacts of a view, a row for each that somebody has. */
export async function homeList(db: Db, scope: AccountScope, view: WantedView): Promise<List> {
  const attributes = await inAccount(db, scope, (db) => listAttributes(db, scope, 'PROPERTY'))
  const own = attributes.map((one) => attributeColumn<HomeOfContact>(one, `vars.${one.key}`, ({ vars }) => vars))
  return listOf([...columns, ...own], homePages(db, scope, view))
}

async function* homePages(db: Db, scope: AccountScope, view: WantedView) {
  for await (const contacts of viewRows(db, scope, view)) {
    const ids = contacts.map(({ _id }) => _id)
    yield ids.length > 0 ? await inAccount(db, scope, (db) => homesOf(db, scope, ids)) : []
  }
}

const columns: ListColumn<HomeOfContact>[] = [
  { key: 'address', label: 'Address', value: ({ address }) => address },
  { key: 'city', label: 'City', value: ({ city }) => city },
  { key: 'state', label: 'State', value: ({ state }) => state },
  { key: 'zip', label: 'Zip', value: ({ zip }) => zip },
  { key: 'county', label: 'County', value: ({ county }) => county },
  { key: 'contact', label: 'Contact', value: ({ contact }) => contact },
  { key: 'email', label: 'Email', value: ({ email }) => email },
  { key: 'phone', label: 'Phone', value: ({ phone }) => phone },
  { key: 'isClaimed', label: 'Claimed', value: ({ isClaimed }) => (isClaimed ? 'Yes' : 'No') },
  { key: 'value', label: 'Home value', value: ({ valueCents }) => dollars(valueCents) },
  { key: 'valueDate', label: 'Value date', value: ({ valueDate }) => valueDate },
  { key: 'valueProvider', label: 'Value provider', value: ({ valueProvider }) => valueProvider },
  { key: 'propertyType', label: 'Property type', value: ({ propertyType }) => propertyType },
  { key: 'bedrooms', label: 'Bedrooms', value: ({ bedrooms }) => bedrooms },
  { key: 'fullBaths', label: 'Full baths', value: ({ fullBaths }) => fullBaths },
  { key: 'partialBaths', label: 'Partial baths', value: ({ partialBaths }) => partialBaths },
  { key: 'aboveGradeSqft', label: 'Above grade sq ft', value: ({ aboveGradeSqft }) => aboveGradeSqft },
  { key: 'lotSizeAcres', label: 'Lot size acres', value: ({ lotSizeAcres }) => lotSizeAcres },
  { key: 'yearBuilt', label: 'Year built', value: ({ yearBuilt }) => yearBuilt },
  { key: '_id', label: 'Property id', value: ({ _id }) => _id },
  { key: 'contactId', label: 'Contact id', value: ({ contactId }) => contactId },
]

const dollars = (cents: string | null) => (cents === null ? null : Math.round(Number(cents) / 100))
