import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import { contactAttributePrefix } from '@gable/shared/contacts/filter.ts'
import {
  type ContactColumn,
  contactColumns,
  formatTags,
  isListColumn,
  toAttributeHeader,
  toItemLabels,
} from '@gable/shared/exports/contact-columns.ts'
import type { ContactExportView } from '@gable/shared/exports/export.ts'
import { formatPhone } from '@gable/shared/identity/format-phone.ts'
import { languageNames } from '@gable/shared/journeys/language-names.ts'
import { formatClickIds } from '@gable/shared/traffic/click-ids.ts'
import { listAttributes } from '../contacts/attribute-queries.ts'
import { type Db, withAccount } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type ExportedContact, getListLengths, streamContacts } from './contact-queries.ts'
import { createExportTable, type ExportColumn, type ExportTable, toAttributeColumn } from './export-table.ts'

/** The contacts of a view, with the requested columns in their order. Without any valid column, it has all of them. */
export async function createContactTable(db: Db, scope: AccountScope, view: ContactExportView): Promise<ExportTable> {
  const { attributes, lengths } = await withAccount(db, scope, async (db) => ({
    attributes: await listAttributes(db, scope, 'CONTACT'),
    lengths: await getListLengths(db, scope, view),
  }))
  const allColumns: ExportColumn<ExportedContact>[] = [
    ...(Object.keys(contactColumns) as ContactColumn[]).map((key) => ({
      key,
      label: contactColumns[key],
      ...(isListColumn(key) && { itemLabels: toItemLabels(key, lengths[key]) }),
      ...columns[key],
    })),
    ...attributes.map((attribute) => toContactAttributeColumn(attribute, attributes)),
  ]
  const selected = view.columns.flatMap((key) => allColumns.find((column) => column.key === key) ?? [])
  return createExportTable(selected.length > 0 ? selected : allColumns, streamContacts(db, scope, view))
}

const toContactAttributeColumn = (attribute: AttributeDefinition, attributes: AttributeDefinition[]) =>
  toAttributeColumn<ExportedContact>(
    attribute,
    `${contactAttributePrefix}${attribute.key}`,
    toAttributeHeader(attribute, attributes),
    ({ custom }) => custom,
  )

/** Phone numbers in one cell. */
const toPhonesColumn = (
  getPhones: (contact: ExportedContact) => string[],
): Pick<ExportColumn<ExportedContact>, 'value' | 'toCell'> => ({
  value: (contact) => getPhones(contact).map(formatPhone),
  toCell: (contact) => getPhones(contact).map(formatPhone).join('; '),
})

const columns: Record<ContactColumn, Pick<ExportColumn<ExportedContact>, 'value' | 'toCell'>> = {
  fullName: { value: ({ fullName }) => fullName },
  firstName: { value: ({ firstName }) => firstName },
  lastName: { value: ({ lastName }) => lastName },
  emailId: { value: ({ emailId }) => emailId },
  otherEmails: { value: ({ otherEmails }) => otherEmails },
  phone: { value: ({ phone }) => phone && formatPhone(phone) },
  otherPhones: { value: ({ otherPhones }) => otherPhones.map(formatPhone) },
  owner: { value: ({ owner }) => owner?.fullName ?? '' },
  tags: { value: ({ tags }) => tags, toCell: ({ tags }) => formatTags(tags) },
  source: { value: ({ source }) => source },
  language: { value: ({ language }) => language && languageNames[language] },
  subscription: {
    value: ({ emailId, emailUnsubscribed }) =>
      emailUnsubscribed.isUnsub ? 'Unsubscribed' : emailId ? 'Subscribed' : 'No email',
    // Another system would read the words as an answer.
    toCell: ({ emailId, emailUnsubscribed }) =>
      emailUnsubscribed.isUnsub ? 'Unsubscribed' : emailId ? 'Subscribed' : '',
  },
  textAgreed: toPhonesColumn(({ textAgreed }) => textAgreed),
  textOptOut: toPhonesColumn(({ textOptOut }) => textOptOut),
  address: { value: ({ addresses }) => addresses },
  firstClick: { value: ({ firstClick }) => formatClickIds(firstClick?.ids ?? {}) },
  lastClick: { value: ({ lastClick }) => formatClickIds(lastClick?.ids ?? {}) },
  lastActivityAt: { value: ({ lastActivityAt }) => lastActivityAt },
  createdAt: { value: ({ createdAt }) => createdAt },
  _id: { value: ({ _id }) => _id },
}
