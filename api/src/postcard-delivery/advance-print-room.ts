import type { Database } from '../platform/database.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import type { Settings } from '../platform/settings.ts'
import { listReadyPieces, type PrintRoomStep } from './print-room-queries.ts'
import { recordStatus } from './record-status.ts'

interface AdvanceOptions {
  step: PrintRoomStep
  /** Only this one. */
  pieceId?: string | undefined
  reason?: string
  /** How long ago the step before must have happened. */
  seconds?: number
}

/** Records what happened to all postcards in the print room that wait for this step. Returns how many. */
export async function advancePieces(
  { owner, product }: Record<'owner' | 'product', Pick<Database, 'db'>>,
  { step, pieceId, reason = '', seconds = 0 }: AdvanceOptions,
): Promise<number> {
  const ready = await listReadyPieces(owner.db, step, seconds)
  const chosen = ready.filter((piece) => pieceId === undefined || piece.pieceId === pieceId)
  for (const { accountId, pieceId } of chosen)
    await withJobAccount(product.db, { accountId }, (db, scope) =>
      recordStatus(db, scope, { pieceId, status: step, at: new Date(), externalId: null, reason }),
    )
  return chosen.length
}

/** In the demo a postcard takes this long for each step. */
const demoSeconds = 60

/** In the demo the clock prints, mails and delivers. Elsewhere an operator says when that happened. */
export const advancePrintRoom =
  (owner: Pick<Database, 'db'>, { DEMO }: Pick<Settings, 'DEMO'>): Tasks['advance-print-room'] =>
  async ({ db }) => {
    if (!DEMO) return
    for (const step of ['delivered', 'in-transit'] as const)
      await advancePieces({ owner, product: { db } }, { step, seconds: demoSeconds })
    await advancePieces({ owner, product: { db } }, { step: 'printed' })
  }
