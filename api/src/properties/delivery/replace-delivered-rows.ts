import type { Db } from '../../platform/database.ts'
import { type DeliveryKind, deliveryKinds } from './delivery-kinds.ts'
import { addKeys, deleteDeliveredRows, upsertDeliveredRows } from './delivery-queries.ts'

export interface NumberedRow {
  row: number
  data: Record<string, unknown>
}

const batchSize = 1000

/** Visitors see the old rows until the transaction commits. */
export async function replaceDeliveredRows(db: Db, kind: DeliveryKind, rows: Record<string, unknown>[]) {
  await deleteDeliveredRows(db, kind)
  let stored = 0
  for (let start = 0; start < rows.length; start += batchSize)
    stored += await upsertDeliveredRows(db, kind, rows.slice(start, start + batchSize))
  return stored
}

/** Two rows of the same home or county contradict each other, and nobody knows which is right. */
export async function findRepeatedRows(db: Db, kind: DeliveryKind, rows: NumberedRow[]) {
  const { primaryKey } = deliveryKinds[kind]
  const keyed = await addKeys(
    db,
    kind,
    rows.map(({ data }) => data),
  )
  const firstRows = new Map<string, number>()
  return rows.flatMap(({ row }, index) => {
    const key = JSON.stringify(primaryKey.map((column) => keyed[index]?.[column]))
    const first = firstRows.get(key)
    if (first === undefined) firstRows.set(key, row)
    return first === undefined ? [] : [{ row, error: `is the same as row ${first}` }]
  })
}
