import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailingAddress, PrintCarrier, PrintOrder } from './carrier.ts'

/** An order as it lies in the print room, beside its PDFs. */
interface PrintRoomOrder {
  pieceId: string
  token: string
  size: string
  to: MailingAddress
  files: { front: string; back: string }
  orderedAt: string
  cancelUntil: string
}

interface PrintRoomOptions {
  /** The directory of the orders. */
  directory: string
  cancelMinutes: number
}

/** The built-in printer: files for a printer next door. An operator, or in the demo the clock, says what became of them. */
export function createPrintRoom({ directory, cancelMinutes }: PrintRoomOptions): PrintCarrier {
  return {
    name: 'PRINT_ROOM',
    takesAddressFromDrawing: true,
    verifyAddress: async () => ({ isDeliverable: true }),
    async submit(order) {
      try {
        const known = await readOrder(directory, order.pieceId)
        const { cancelUntil } = known ?? (await writeOrder(directory, order, cancelMinutes))
        return { kind: 'ACCEPTED', providerId: order.pieceId, cancelUntil: new Date(cancelUntil) }
      } catch (error) {
        return { kind: 'LATER', reason: `The print room cannot be written to: ${toMessage(error)}` }
      }
    },
    async find({ pieceId }) {
      const order = await readOrder(directory, pieceId)
      return order && { providerId: pieceId, cancelUntil: new Date(order.cancelUntil), isCanceled: false }
    },
    async cancel(pieceId) {
      const order = await readOrder(directory, pieceId)
      if (order && Date.parse(order.cancelUntil) <= Date.now()) return 'TOO_LATE'
      if (order) await rename(toPath(directory, pieceId), `${toPath(directory, pieceId)}.canceled`)
      return 'CANCELED'
    },
  }
}

/** The order is written last and at once, so that an order that exists is complete. */
async function writeOrder(
  directory: string,
  { pieceId, token, size, to, front, back }: PrintOrder,
  cancelMinutes: number,
): Promise<PrintRoomOrder> {
  await mkdir(directory, { recursive: true })
  const order: PrintRoomOrder = {
    pieceId,
    token,
    size,
    to,
    files: { front: `${pieceId}-front.pdf`, back: `${pieceId}-back.pdf` },
    orderedAt: new Date().toISOString(),
    cancelUntil: new Date(Date.now() + cancelMinutes * 60_000).toISOString(),
  }
  await writeFile(join(directory, order.files.front), front)
  await writeFile(join(directory, order.files.back), back)
  const path = toPath(directory, pieceId)
  await writeFile(`${path}.part`, JSON.stringify(order, undefined, 2))
  await rename(`${path}.part`, path)
  return order
}

async function readOrder(directory: string, pieceId: string): Promise<PrintRoomOrder | undefined> {
  try {
    return JSON.parse(await readFile(toPath(directory, pieceId), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** The orders that are not canceled, oldest first. */
export async function listOrders(directory: string): Promise<PrintRoomOrder[]> {
  const names = await readdir(directory).catch(() => [])
  const orders = await Promise.all(
    names
      .filter((name) => name.endsWith(orderSuffix))
      .map((name) => readOrder(directory, name.slice(0, -orderSuffix.length))),
  )
  return orders
    .filter((order) => order !== undefined)
    .sort((a, b) => a.orderedAt.localeCompare(b.orderedAt) || a.pieceId.localeCompare(b.pieceId))
}

/** Removes all files of these pieces, for a person who is erased. */
export async function removeOrders(directory: string, pieceIds: readonly string[]): Promise<void> {
  for (const pieceId of pieceIds)
    for (const path of [
      toPath(directory, pieceId),
      `${toPath(directory, pieceId)}.canceled`,
      join(directory, `${pieceId}-front.pdf`),
      join(directory, `${pieceId}-back.pdf`),
    ])
      await rm(path, { force: true })
}

const orderSuffix = '.order.json'
const toPath = (directory: string, pieceId: string) => join(directory, `${pieceId}${orderSuffix}`)
const toMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))
