import { createReadStream } from 'node:fs'
import { Problem } from '@gable/shared/http/problem.ts'
import Papa from 'papaparse'
import type { Db } from '../../platform/database.ts'
import { type DeliveryKind, deliveryKinds } from './delivery-kinds.ts'
import { upsertDeliveredRows } from './delivery-queries.ts'
import { findRepeatedRows, type NumberedRow, replaceDeliveredRows } from './replace-delivered-rows.ts'

interface DeliveryFile {
  kind: DeliveryKind
  file: string
  /** Used for rows without their own. */
  provider: string | undefined
  source: string | undefined
}

export interface DeliveryResult {
  imported: number
  rejected: number
  /** The reasons for the first rejected rows. */
  reasons: string[]
}

const batchSize = 1000
const maxReasons = 20

/** Imports a file. Known rows are updated, except for kinds whose file replaces all rows. */
export async function importDelivery(db: Db, delivery: DeliveryFile): Promise<DeliveryResult> {
  if ('replacesAll' in deliveryKinds[delivery.kind]) return replaceDelivery(db, delivery)
  return updateDelivery(db, delivery)
}

/** Stores rows in batches, so the file may have any length. */
async function updateDelivery(db: Db, delivery: DeliveryFile): Promise<DeliveryResult> {
  const result: DeliveryResult = { imported: 0, rejected: 0, reasons: [] }
  const parseRow = createRowParser(delivery)
  let batch: Record<string, unknown>[] = []
  const storeBatch = async () => {
    result.imported += await upsertDeliveredRows(db, delivery.kind, batch)
    batch = []
  }
  for await (const { row, cells } of readNumberedRows(delivery)) {
    const { data, error } = parseRow(cells)
    if (data) batch.push(data)
    else reject(result, row, error)
    if (batch.length >= batchSize) await storeBatch()
  }
  await storeBatch()
  return result
}

/** Stores the whole file, or nothing if it has no rows or one of them is rejected. */
async function replaceDelivery(db: Db, delivery: DeliveryFile): Promise<DeliveryResult> {
  const result: DeliveryResult = { imported: 0, rejected: 0, reasons: [] }
  const parseRow = createRowParser(delivery)
  const rows: NumberedRow[] = []
  for await (const { row, cells } of readNumberedRows(delivery)) {
    const { data, error } = parseRow(cells)
    if (data) rows.push({ row, data })
    else reject(result, row, error)
  }
  if (rows.length + result.rejected === 0) throw new Problem('invalid', 'The file has no rows. Nothing was changed.')
  await db.transaction().execute(async (db) => {
    for (const { row, error } of await findRepeatedRows(db, delivery.kind, rows)) reject(result, row, error)
    if (result.rejected > 0) return
    const data = rows.map(({ data }) => data)
    result.imported = await replaceDeliveredRows(db, delivery.kind, data)
  })
  if (result.rejected > 0) result.reasons.push('Nothing was changed, because this file replaces all rows at once.')
  return result
}

function reject(result: DeliveryResult, row: number, error: string | undefined) {
  result.rejected += 1
  if (result.reasons.length < maxReasons) result.reasons.push(`Row ${row}: ${error}`)
}

/** The first row after the header is row 2, as in a spreadsheet. */
async function* readNumberedRows(delivery: DeliveryFile) {
  let row = 1
  for await (const cells of readRows(delivery.file)) {
    row += 1
    if (row === 2) requireColumns(delivery, Object.keys(cells))
    yield { row, cells }
  }
}

type Cells = Record<string, string>

function readRows(path: string): AsyncIterable<Cells> {
  const parser = Papa.parse(Papa.NODE_STREAM_INPUT, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) =>
      name
        .replace(/^\ufeff/, '')
        .trim()
        .toLowerCase(),
  })
  const file = createReadStream(path, 'utf8')
  file.on('error', () => parser.destroy(new Problem('not_found', `${path} cannot be read.`)))
  return file.pipe(parser)
}

/** Empty cells count as missing. */
function createRowParser({ kind, provider, source }: DeliveryFile) {
  const { row } = deliveryKinds[kind]
  const defaults = { provider, source, as_of: new Date().toISOString().slice(0, 10) }
  return (cells: Cells): { data?: Record<string, unknown>; error?: string } => {
    const values = Object.fromEntries(
      Object.entries(cells).flatMap(([name, cell]) =>
        typeof cell === 'string' && cell.trim() !== '' ? [[name, cell.trim()]] : [],
      ),
    )
    const parsed = row.safeParse({ ...defaults, ...values })
    if (parsed.success) return { data: parsed.data }
    const [{ path, message } = { path: [], message: '' }] = parsed.error.issues
    const column = String(path[0])
    return { error: `${column} ${column in values ? message : 'is missing'}` }
  }
}

function requireColumns({ kind, provider, source }: DeliveryFile, columns: string[]) {
  const available = new Set([...columns, 'as_of', ...(provider ? ['provider'] : []), ...(source ? ['source'] : [])])
  const missing = Object.entries(deliveryKinds[kind].row.shape).find(
    ([name, schema]) => !available.has(name) && !schema.safeParse(undefined).success,
  )
  if (missing) throw new Problem('invalid', `The file has no column "${missing[0]}".`)
}
