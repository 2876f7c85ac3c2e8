import type { ContactExportView } from '@gable/shared/exports/export.ts'
import { listAttributes } from '../contacts/attribute-queries.ts'
import { type Db, withAccount } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { toDollars } from '../properties/to-dollars.ts'
import { streamContacts } from './contact-queries.ts'
import { createExportTable, type ExportColumn, type ExportTable, toAttributeColumn } from './export-table.ts'
import { type ContactPropertyRow, listContactProperties } from './property-queries.ts'

/** The properties of the contacts in a view, with a row for each property of each contact. */
export async function createPropertyTable(db: Db, scope: AccountScope, view: ContactExportView): Promise<ExportTable> {
  const attributes = await withAccount(db, scope, (db) => listAttributes(db, scope, 'PROPERTY'))
  const attributeColumns = attributes.map((attribute) =>
    toAttributeColumn<ContactPropertyRow>(attribute, `vars.${attribute.key}`, attribute.label, ({ vars }) => vars),
  )
  return createExportTable([...columns, ...attributeColumns], streamProperties(db, scope, view))
}

async function* streamProperties(db: Db, scope: AccountScope, view: ContactExportView) {
  for await (const contacts of streamContacts(db, scope, view)) {
    const contactIds = contacts.map(({ _id }) => _id)
    yield contactIds.length > 0
      ? await withAccount(db, scope, (db) => listContactProperties(db, scope, contactIds))
      : []
  }
}

const columns: ExportColumn<ContactPropertyRow>[] = [
  { key: 'address', label: 'Address', value: ({ address }) => address },
  { key: 'city', label: 'City', value: ({ city }) => city },
  { key: 'state', label: 'State', value: ({ state }) => state },
  { key: 'zip', label: 'ZIP code', value: ({ zip }) => zip },
  { key: 'county', label: 'County', value: ({ county }) => county },
  { key: 'contact', label: 'Contact', value: ({ contact }) => contact },
  { key: 'email', label: 'Email', value: ({ email }) => email },
  { key: 'phone', label: 'Phone', value: ({ phone }) => phone },
  { key: 'isClaimed', label: 'Claimed', value: ({ isClaimed }) => (isClaimed ? 'Yes' : 'No') },
  { key: 'value', label: 'Home value', value: ({ valueCents }) => toDollars(valueCents) },
  { key: 'valueDate', label: 'Value date', value: ({ valueDate }) => valueDate },
  { key: 'valueProvider', label: 'Value provider', value: ({ valueProvider }) => valueProvider },
  { key: 'propertyType', label: 'Property type', value: ({ propertyType }) => propertyType },
  { key: 'bedrooms', label: 'Bedrooms', value: ({ bedrooms }) => bedrooms },
  { key: 'fullBaths', label: 'Full baths', value: ({ fullBaths }) => fullBaths },
  { key: 'partialBaths', label: 'Partial baths', value: ({ partialBaths }) => partialBaths },
  { key: 'aboveGradeSqft', label: 'Above grade (sq ft)', value: ({ aboveGradeSqft }) => aboveGradeSqft },
  { key: 'lotSizeAcres', label: 'Lot size (acres)', value: ({ lotSizeAcres }) => lotSizeAcres },
  { key: 'yearBuilt', label: 'Year built', value: ({ yearBuilt }) => yearBuilt },
  { key: '_id', label: 'Property ID', value: ({ _id }) => _id },
  { key: 'contactId', label: 'Contact ID', value: ({ contactId }) => contactId },
]
