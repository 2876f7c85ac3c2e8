import type { AttributeDefinition, AttributeValue } from '@gable/shared/contacts/attribute.ts'

/** A column of an export: its key in JSON, its header in CSV, and its value. */
export interface ExportColumn<Row> {
  key: string
  label: string
  value: (row: Row) => unknown
}

/** The content of an export file, a page of rows at a time. */
export interface ExportTable {
  headers: { key: string; label: string }[]
  pages: AsyncIterable<unknown[][]>
}

export const createExportTable = <Row>(
  columns: readonly ExportColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): ExportTable => ({
  headers: columns.map(({ key, label }) => ({ key, label })),
  pages: toValues(columns, pages),
})

async function* toValues<Row>(columns: readonly ExportColumn<Row>[], pages: AsyncIterable<readonly Row[]>) {
  for await (const page of pages) yield page.map((row) => columns.map(({ value }) => value(row)))
}

/** Money is exported in dollars, and booleans as Yes or No. */
export const toAttributeColumn = <Row>(
  { key, label, type }: AttributeDefinition,
  columnKey: string,
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
