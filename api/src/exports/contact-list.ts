import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { contactAttribute } from '@gable/shared/contacts/filter.ts'
import { type ContactColumn, contactColumns, type WantedView } from '@gable/shared/exports/export.ts'
import { listAttributes } from '../contacts/attribute-queries.ts'
import { type Db, inAccount } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { attributeColumn } from './attribute-column.ts'
import { type List, type ListColumn, listOf } from './list.ts'
import { viewRows } from './view-queries.ts'

/** The contacts of a view, with the columns that were asked for and exist, in that order; or all there are. */
export async function contactList(db: Db, scope: AccountScope, view: WantedView): Promise<List> {
  const attributes = await inAccount(db, scope, (db) => listAttributes(db, scope, 'CONTACT'))
  const all: ListColumn<ContactRow>[] = [
    ...(Object.entries(contactColumns) as [ContactColumn, string][]).map(([key, label]) => ({
      key,
      label,
      value: values[key],
    })),
    ...attributes.map((one) =>
      attributeColumn<ContactRow>(one, `${contactAttribute}${one.key}`, ({ custom }) => custom),
    ),
  ]
  const wanted = view.columns.flatMap((key) => all.find((column) => column.key === key) ?? [])
  return listOf(wanted.length > 0 ? wanted : all, viewRows(db, scope, view))
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
