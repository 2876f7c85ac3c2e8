import { createReadStream } from 'node:fs'
import { Problem } from '@gable/shared/http/problem.ts'
import Papa from 'papaparse'
import type { Db } from '../../platform/database.ts'
import { type DeliveryKind, deliveryKinds } from './delivery-kinds.ts'
import { upsertDeliveredRows } from './delivery-queries.ts'

export interface DeliveryFile {
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

/** Imports a file in batches, so it may have any length. Known rows are updated. */
export async function importDelivery(db: Db, delivery: DeliveryFile): Promise<DeliveryResult> {
  const result: DeliveryResult = { imported: 0, rejected: 0, reasons: [] }
  const parseRow = createRowParser(delivery)
  let batch: Record<string, unknown>[] = []
  const storeBatch = async () => {
    result.imported += await upsertDeliveredRows(db, delivery.kind, batch)
    batch = []
  }
  let row = 1
  for await (const cells of readRows(delivery.file)) {
    row += 1
    if (row === 2) requireColumns(delivery, Object.keys(cells))
    const { data, error } = parseRow(cells)
    if (data) batch.push(data)
    else {
      result.rejected += 1
      if (result.reasons.length < maxReasons) result.reasons.push(`Row ${row}: ${error}`)
    }
    if (batch.length >= batchSize) await storeBatch()
  }
  await storeBatch()
  return result
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
