import { createReadStream } from 'node:fs'
import { Problem } from '@gable/shared/http/problem.ts'
import Papa from 'papaparse'
import type { Db } from '../../platform/database.ts'
import { upsertDeliveredRows } from './delivery-queries.ts'
import { type DeliveryKind, deliveryKinds } from './delivery-kinds.ts'

export interface DeliveryFile {
  kind: DeliveryKind
  file: string
  /** Said of rows that do not say it themselves. */
  provider: string | undefined
  source: string | undefined
}

export interface DeliveryResult {
  imported: number
  rejected: number
  /** Why, of the first few. */
  reasons: string[]
}

const batchSize = 1000
const maxReasons = 20

/** Brings a file in, batch after batch, however long it is. What is there already is brought up to date. */
export async function importDelivery(db: Db, delivered: DeliveryFile): Promise<DeliveryResult> {
  const result: DeliveryResult = { imported: 0, rejected: 0, reasons: [] }
  const read = createRowParser(delivered)
  let batch: Record<string, unknown>[] = []
  const store = async () => {
    result.imported += await upsertDeliveredRows(db, delivered.kind, batch)
    batch = []
  }
  let row = 1
  for await (const cells of readRows(delivered.file)) {
    row += 1
    if (row === 2) requireColumns(delivered, Object.keys(cells))
    const { data, fault } = read(cells)
    if (data) batch.push(data)
    else {
      result.rejected += 1
      if (result.reasons.length < maxReasons) result.reasons.push(`Row ${row}: ${fault}`)
    }
    if (batch.length >= batchSize) await store()
  }
  await store()
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

/** An empty cell says nothing. */
function createRowParser({ kind, provider, source }: DeliveryFile) {
  const { row } = deliveryKinds[kind]
  const unsaid = { provider, source, as_of: new Date().toISOString().slice(0, 10) }
  return (cells: Cells): { data?: Record<string, unknown>; fault?: string } => {
    const said = Object.fromEntries(
      Object.entries(cells).flatMap(([name, cell]) =>
        typeof cell === 'string' && cell.trim() !== '' ? [[name, cell.trim()]] : [],
      ),
    )
    const parsed = row.safeParse({ ...unsaid, ...said })
    if (parsed.success) return { data: parsed.data }
    const [{ path, message } = { path: [], message: '' }] = parsed.error.issues
    const column = String(path[0])
    return { fault: `${column} ${column in said ? message : 'is missing'}` }
  }
}

function requireColumns({ kind, provider, source }: DeliveryFile, columns: string[]) {
  const given = new Set([...columns, 'as_of', ...(provider ? ['provider'] : []), ...(source ? ['source'] : [])])
  const missing = Object.entries(deliveryKinds[kind].row.shape).find(
    ([name, cell]) => !given.has(name) && !cell.safeParse(undefined).success,
  )
  if (missing) throw new Problem('invalid', `The file has no column "${missing[0]}".`)
}
