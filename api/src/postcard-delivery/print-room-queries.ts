import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { PrintStatus } from '../print/lob-events.ts'

/** The steps of a postcard that the print room has, and what comes next. */
const nextSteps = {
  printed: { state: 'SUBMITTED', since: sql`coalesce(p.cancel_until, p.submitted_at)` },
  'in-transit': { state: 'PRINTED', since: sql`p.printed_at` },
  delivered: { state: 'IN_TRANSIT', since: sql`p.in_transit_at` },
  returned: { state: 'IN_TRANSIT', since: sql`p.in_transit_at` },
} as const satisfies Partial<Record<PrintStatus, object>>
export type PrintRoomStep = keyof typeof nextSteps

export const isPrintRoomStep = (text: string): text is PrintRoomStep => Object.hasOwn(nextSteps, text)

interface ReadyPiece {
  accountId: string
  pieceId: string
}

/**
 * The postcards in the print room for which this step comes next, and has for so many seconds. Reads all accounts, so it
 * needs the owner's connection.
 */
export async function listReadyPieces(db: Db, step: PrintRoomStep, seconds: number): Promise<ReadyPiece[]> {
  const { state, since } = nextSteps[step]
  const { rows } = await sql<ReadyPiece>`
    select p.account_id as "accountId", p.id as "pieceId" from postcard_pieces p
    where p.account_id in (select account_id from agencies) and p.carrier = 'PRINT_ROOM' and p.state = ${state}
      and p.cancel_requested_at is null and ${since} <= now() - make_interval(secs => ${seconds})
    order by p.account_id, p.position`.execute(db)
  return rows
}
