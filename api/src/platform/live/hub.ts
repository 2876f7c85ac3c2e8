import type { LiveMessage } from '@gable/shared/live/events.ts'
import type { Database } from '../database.ts'
import type { Log } from '../observe/log.ts'
import { listen } from './listen.ts'
import { liveChannel, type Told } from './notify.ts'

export interface Audience {
  accountId: string
  userId: string
}

export interface Listener extends Audience {
  tell(message: LiveMessage): void
}

/** Hands what is told in the database to the consoles that are connected to this process. */
export interface Hub {
  join(listener: Listener): () => void
  /** How many streams are open. */
  count(): number
  /** How many of them are this person's, in this account. */
  countOf(audience: Audience): number
  close(): Promise<void>
}

export function openHub(database: Database, log: Log): Hub {
  const rooms = new Map<string, Set<Listener>>()
  const ear = listen(database.pool, liveChannel, log, {
    heard: (payload) => tell(rooms, payload, log),
    missed: () => {
      for (const room of rooms.values()) for (const listener of room) listener.tell({ kind: 'resync' })
    },
  })
  return {
    join: (listener) => join(rooms, listener),
    count: () => [...rooms.values()].reduce((sum, room) => sum + room.size, 0),
    countOf: ({ accountId, userId }) =>
      [...(rooms.get(accountId) ?? [])].filter((listener) => listener.userId === userId).length,
    close: () => ear.close(),
  }
}

function join(rooms: Map<string, Set<Listener>>, listener: Listener) {
  const { accountId } = listener
  const room = rooms.get(accountId) ?? new Set()
  rooms.set(accountId, room.add(listener))
  return () => {
    room.delete(listener)
    if (room.size === 0 && rooms.get(accountId) === room) rooms.delete(accountId)
  }
}

/** An event that names a user is for that user alone. */
function tell(rooms: Map<string, Set<Listener>>, payload: string, log: Log) {
  const told = read(payload)
  if (!told) return log.warn('Something that is no live event was told')
  for (const listener of rooms.get(told.accountId) ?? []) {
    if (!('userId' in told.event) || told.event.userId === listener.userId) listener.tell(told.event)
  }
}

/** Whoever may sign in to the database may tell anything, by mistake too. */
function read(payload: string): Told | undefined {
  try {
    const { accountId, event } = JSON.parse(payload)
    return typeof accountId === 'string' && typeof event?.kind === 'string' ? { accountId, event } : undefined
  } catch {
    return undefined
  }
}
