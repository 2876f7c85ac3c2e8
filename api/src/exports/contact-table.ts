import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { contactAttributePrefix } from '@gable/shared/contacts/filter.ts'
import { type ContactColumn, type ContactExportView, contactColumns } from '@gable/shared/exports/export.ts'
import { listAttributes } from '../contacts/attribute-queries.ts'
import { type Db, withAccount } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { streamContacts } from './contact-queries.ts'
import { createExportTable, type ExportColumn, type ExportTable, toAttributeColumn } from './export-table.ts'

/** The contacts of a view, with the requested columns in their order. Without any valid column, it has all of them. */
export async function createContactTable(db: Db, scope: AccountScope, view: ContactExportView): Promise<ExportTable> {
  const attributes = await withAccount(db, scope, (db) => listAttributes(db, scope, 'CONTACT'))
  const allColumns: ExportColumn<ContactRow>[] = [
    ...(Object.entries(contactColumns) as [ContactColumn, string][]).map(([key, label]) => ({
      key,
      label,
      value: values[key],
    })),
    ...attributes.map((attribute) =>
      toAttributeColumn<ContactRow>(attribute, `${contactAttributePrefix}${attribute.key}`, ({ custom }) => custom),
    ),
  ]
  const columns = view.columns.flatMap((key) => allColumns.find((column) => column.key === key) ?? [])
  return createExportTable(columns.length > 0 ? columns : allColumns, streamContacts(db, scope, view))
}

const values: Record<ContactColumn, (contact: ContactRow) => unknown> = {
  fullName: ({ fullName }) => fullName,
  firstName: ({ firstName }) => firstName,
  lastName: ({ lastName }) => lastName,
  emailId: ({ emailId }) => emailId,
  phone: ({ phone }) => phone,
  owner: ({ owner }) => owner?.fullName ?? '',
  tags: ({ tags }) => tags,
  source: ({ source }) => source,
  subscription: ({ emailId, emailUnsubscribed }) =>
    emailUnsubscribed.isUnsub ? 'Unsubscribed' : emailId ? 'Subscribed' : 'No email',
  address: ({ properties }) => properties.map(({ fullAddress }) => fullAddress),
  lastActivityAt: ({ lastActivityAt }) => lastActivityAt,
  createdAt: ({ createdAt }) => createdAt,
  _id: ({ _id }) => _id,
}
