import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '@gable/shared/http/problem.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { listOwners } from '../platform/cells/cells.ts'
import type { Database } from '../platform/database.ts'
import { listOrders } from '../print/print-room.ts'
import { advancePieces } from './advance-print-room.ts'
import { isPrintRoomStep, listReadyPieces } from './print-room-queries.ts'

/** The operator's command: the manifest of what waits, or what happened to it. */
export async function operatePrintRoom(
  databases: Record<'owner' | 'product', Pick<Database, 'db'>>,
  directory: string,
  getOption: (name: string) => string | undefined,
): Promise<string> {
  const step = getOption('step')
  if (step === undefined) return writeManifest(databases, directory)
  if (!isPrintRoomStep(step))
    throw new Problem('invalid', '--step must be one of printed, in-transit, delivered and returned.')
  let count = 0
  for (const db of listOwners(databases.owner.db))
    count += await advancePieces(
      { ...databases, owner: { db } },
      {
        step,
        pieceId: getOption('piece'),
        reason: getOption('reason') ?? (step === 'returned' ? 'The post office returned it to the sender.' : ''),
      },
    )
  return `${pluralize(count, 'postcard is', 'postcards are')} ${step}.`
}

/** Only those that can no longer be canceled. */
async function writeManifest({ owner }: { owner: Pick<Database, 'db'> }, directory: string): Promise<string> {
  const pieces = await Promise.all(listOwners(owner.db).map((db) => listReadyPieces(db, 'printed', 0)))
  const ready = new Set(pieces.flat().map(({ pieceId }) => pieceId))
  const orders = (await listOrders(directory)).filter(({ pieceId }) => ready.has(pieceId))
  if (orders.length === 0) return 'No postcards wait to be printed.'
  const header = ['piece', 'size', 'front', 'back', 'name', 'line1', 'line2', 'city', 'state', 'zip', 'colors']
  const rows = orders.map(({ pieceId, size, files, to }) => [
    pieceId,
    size,
    files.front,
    files.back,
    to.name,
    to.line1,
    to.line2,
    to.city,
    to.state,
    to.zip,
    colorSpace,
  ])
  const path = join(directory, 'manifest.csv')
  await writeFile(path, [header, ...rows].map((row) => row.map(quote).join(',')).join('\n'))
  return `${pluralize(orders.length, 'postcard waits', 'postcards wait')} to be printed. Their manifest is ${path}\nThe files are in ${colorSpace}. A printer that needs CMYK or PDF/X converts them.`
}

/** The files have no CMYK colors, so the printer converts them with the profile of its press. */
const colorSpace = 'RGB'

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
