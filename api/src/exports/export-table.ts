import type { AttributeDefinition, AttributeValue } from '@gable/shared/contacts/attribute.ts'

/** A column of an export: its key in JSON, its header in CSV, and its value. */
export interface ExportColumn<Row> {
  key: string
  label: string
  /** The headers in CSV if the value is a list with a column for each item. */
  itemLabels?: string[]
  value: (row: Row) => unknown
  /** The value in CSV if it differs from the one in JSON. */
  toCell?: (row: Row) => unknown
}

/** The content of an export file, a page of rows at a time. */
export interface ExportTable {
  headers: string[]
  toCells: AsyncIterable<unknown[][]>
  toObjects: AsyncIterable<Record<string, unknown>[]>
}

/** Only one of the two forms can be read. */
export const createExportTable = <Row>(
  columns: readonly ExportColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): ExportTable => ({
  headers: columns.flatMap(({ label, itemLabels }) => itemLabels ?? [label]),
  toCells: mapPages(pages, (row) => columns.flatMap((column) => toCells(column, row))),
  toObjects: mapPages(pages, (row) => Object.fromEntries(columns.map(({ key, value }) => [key, value(row)]))),
})

function toCells<Row>({ itemLabels, value, toCell = value }: ExportColumn<Row>, row: Row): unknown[] {
  if (!itemLabels) return [toCell(row)]
  const items = toCell(row) as unknown[]
  return itemLabels.map((_, index) => items[index] ?? '')
}

async function* mapPages<Row, Result>(pages: AsyncIterable<readonly Row[]>, convert: (row: Row) => Result) {
  for await (const page of pages) yield page.map(convert)
}

/** Money is exported in dollars, and booleans as Yes or No. */
export const toAttributeColumn = <Row>(
  { key, type }: AttributeDefinition,
  columnKey: string,
  label: string,
  getValues: (row: Row) => Record<string, AttributeValue>,
): ExportColumn<Row> => ({
  key: columnKey,
  label,
  value: (row) => {
    const value = getValues(row)[key]
    if (type === 'MONEY' && typeof value === 'number') return value / 100
    if (type === 'YES_NO') return value === true ? 'Yes' : value === false ? 'No' : ''
    return value ?? ''
  },
})
