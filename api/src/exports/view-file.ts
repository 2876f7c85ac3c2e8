import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { contactAttribute } from '@gable/shared/contacts/filter.ts'
import { byteOrderMark, csvLine } from '@gable/shared/exports/csv.ts'
import { type ContactColumn, contactColumns, type WantedView } from '@gable/shared/exports/export.ts'
import { listAttributes } from '../contacts/attribute-queries.ts'
import { type Db, inAccount } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { jsonArray } from './json-array.ts'
import { viewRows } from './view-queries.ts'

interface Column {
  key: string
  label: string
  value: (contact: ContactRow) => unknown
}

/** The contacts of a view as a file, some at a time. `counted` hears how many. */
export async function* viewFile(
  db: Db,
  scope: AccountScope,
  view: WantedView,
  format: 'CSV' | 'JSON',
  counted: (count: number) => void,
): AsyncGenerator<string> {
  const attributes = await inAccount(db, scope, (db) => listAttributes(db, scope, 'CONTACT'))
  const columns = columnsOf(view, attributes)
  const pages = viewRows(db, scope, view, counted)
  if (format === 'JSON') return yield* jsonArray(mapped(pages, columns))
  yield byteOrderMark + csvLine(columns.map(({ label }) => label))
  for await (const page of pages)
    yield page.map((contact) => csvLine(columns.map(({ value }) => flat(value(contact))))).join('')
}

async function* mapped(pages: AsyncIterable<ContactRow[]>, columns: Column[]) {
  for await (const page of pages)
    yield page.map((contact) => Object.fromEntries(columns.map(({ key, value }) => [key, value(contact)])))
}

const flat = (value: unknown) => (Array.isArray(value) ? value.join('; ') : value)

/** Those that were asked for and exist, in that order; or all there are. */
function columnsOf({ columns }: WantedView, attributes: AttributeDefinition[]): Column[] {
  const own = (Object.entries(contactColumns) as [ContactColumn, string][]).map(([key, label]) => ({
    key,
    label,
    value: values[key],
  }))
  const all: Column[] = [...own, ...attributes.map(attributeColumn)]
  const wanted = columns.flatMap((key) => all.find((column) => column.key === key) ?? [])
  return wanted.length > 0 ? wanted : all
}

const attributeColumn = ({ key, label, type }: AttributeDefinition): Column => ({
  key: `${contactAttribute}${key}`,
  label,
  value: ({ custom }) => {
    const value = custom[key]
    return type === 'MONEY' && typeof value === 'number'
      ? value / 100
      : type === 'YES_NO'
        ? yesNo(value)
        : (value ?? '')
  },
})

const yesNo = (value: unknown) => (value === true ? 'Yes' : value === false ? 'No' : '')

const values: Record<ContactColumn, Column['value']> = {
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
