/** The built-in columns of a contact export. */
export const contactColumns = {
  fullName: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  emailId: 'Email',
  otherEmails: 'Email',
  phone: 'Phone',
  otherPhones: 'Phone',
  owner: 'Owner',
  tags: 'Tags',
  source: 'Source',
  language: 'Language',
  subscription: 'Subscription',
  textAgreed: 'Agreed to texts',
  textOptOut: 'Opted out of texts',
  address: 'Address',
  firstClick: 'First ad click',
  lastClick: 'Last ad click',
  lastActivityAt: 'Last activity',
  createdAt: 'Created',
  _id: 'Contact ID',
} as const
export type ContactColumn = keyof typeof contactColumns

/** In a CSV file each item of these lists has its own column, such as “Email 2”. The number is that of the first item. */
const listColumns = { otherEmails: 2, otherPhones: 2, address: 1 } as const satisfies Partial<
  Record<ContactColumn, number>
>
export type ListColumn = keyof typeof listColumns

export const isListColumn = (column: ContactColumn): column is ListColumn => Object.hasOwn(listColumns, column)

export const toItemLabels = (column: ListColumn, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const number = listColumns[column] + index
    return number === 1 ? contactColumns[column] : `${contactColumns[column]} ${number}`
  })

/** The built-in column with this header, if any. */
export function findContactColumn(header: string): ContactColumn | undefined {
  const columns = Object.keys(contactColumns) as ContactColumn[]
  const label = header.replace(/ \d+$/, '')
  return (
    columns.find((column) => contactColumns[column] === header) ??
    columns.find((column) => isListColumn(column) && contactColumns[column] === label)
  )
}

/** Differs from the headers of built-in columns and of other attributes. */
export const toAttributeHeader = (
  { key, label }: { key: string; label: string },
  attributes: readonly { key: string; label: string }[],
): string => {
  const isTaken = attributes.some((other) => other.key !== key && other.label === label)
  return isTaken || findContactColumn(label) !== undefined ? `${label} (${key})` : label
}

/** Tags in one cell. Those that an import would split or leave out are in quotation marks. */
export const formatTags = (tags: readonly string[]): string =>
  tags.map((tag) => (/[,;|"#*]|:::/.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag)).join('; ')
