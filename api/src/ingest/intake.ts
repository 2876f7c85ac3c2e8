import type { Database } from '../platform/database.ts'
import { makeRoomForEvents } from '../platform/jobs/event-partitions.ts'
import type { Log } from '../platform/observe/log.ts'
import { type GroupCommit, openGroupCommit } from './group-commit.ts'
import { type AsideRow, connectionsForEvents, type EventRow, recordEvents, setEventsAside } from './record-queries.ts'

export interface Intake {
  counted: GroupCommit<EventRow>
  /** Nobody waits for these, and past a bound they are let go. */
  aside(rows: AsideRow[]): void
  /** Writes what still waits. */
  close(): Promise<void>
}

interface House {
  product: Database
  owner: Database
  log: Log
}

/** Two writes at once keep Postgres busy while the one before waits for the disk; a third would only hold more locks. */
const flights = 2

export function openIntake({ product, owner, log }: House): Intake {
  const connections = connectionsForEvents(product, flights + 1)
  const refused = (row: { id: string }, error: unknown) => log.warn({ err: error, id: row.id }, 'An event was refused')
  const counted = openGroupCommit<EventRow>({
    write: (rows) => persist(() => recordEvents(connections, rows), owner),
    isRefusal: isFaultOfData,
    refused,
    flights,
  })
  const aside = openGroupCommit<AsideRow>({
    write: (rows) => setEventsAside(connections, rows),
    isRefusal: isFaultOfData,
    refused,
    flights: 1,
    room: 10_000,
  })
  return {
    counted,
    aside(rows) {
      if (rows.length === 0 || aside.isFull()) return
      aside.commit(rows).catch((error) => log.warn({ err: error }, 'Uncounted events were not kept'))
    },
    async close() {
      await Promise.all([counted.drained(), aside.drained()])
      await connections.end()
    },
  }
}

/** Tries again what the next try may well do: the loser of a deadlock, and the first event of a month nobody made. */
async function persist(write: () => Promise<void>, owner: Database) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write()
    } catch (error) {
      if (tries === 3) throw error
      if (isMonthMissing(error)) await makeRoomForEvents(owner)
      else if (!isLostRace(error)) throw error
    }
  }
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? ''
const isMonthMissing = (error: unknown) =>
  codeOf(error) === '23514' && (error as Error).message.startsWith('no partition')
const isLostRace = (error: unknown) => codeOf(error) === '40P01' || codeOf(error) === '40001'
const isFaultOfData = (error: unknown) => /^2[23]/.test(codeOf(error)) && !isMonthMissing(error)
