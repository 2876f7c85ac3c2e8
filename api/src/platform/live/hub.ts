import type { LiveMessage } from '@gable/shared/live/events.ts'
import type { Database } from '../database.ts'
import type { Log } from '../observe/log.ts'
import { listen } from './listen.ts'
import { liveChannel, parseNotification } from './notification.ts'
import { createRecentEvents, type RecentEvents } from './recent-events.ts'

export interface Audience {
  accountId: string
  userId: string
  sessionId: string
}

interface LiveSubscriber extends Audience {
  send(message: LiveMessage): void
  end(): void
}

/** Forwards live events from the databases of accounts to the consoles connected to this process. */
export interface LiveHub {
  subscribe(subscriber: LiveSubscriber): () => void
  /** Whether there may have been an event of the account in the last milliseconds. Older ones are forgotten. */
  hasChanged(accountId: string, milliseconds: number): boolean
  /** The number of open streams. */
  count(): number
  /** The number of open streams of one user in one account. */
  countOf(audience: Pick<Audience, 'accountId' | 'userId'>): number
  close(): Promise<void>
}

export function createLiveHub(database: Database, log: Log, others: readonly Database[] = []): LiveHub {
  const rooms = new Map<string, Set<LiveSubscriber>>()
  const recent = createRecentEvents()
  const subscriptions = [database, ...others].map(({ pool }) =>
    listen(pool, liveChannel, log, {
      onMessage: (payload) => publish(rooms, recent, payload, log),
      onInterrupted: () => recent.interrupt(),
      onConnected: () => {
        recent.begin()
        for (const room of rooms.values()) for (const subscriber of room) subscriber.send({ kind: 'resync' })
      },
    }),
  )
  return {
    subscribe: (subscriber) => subscribe(rooms, subscriber),
    hasChanged: recent.hasChanged,
    count: () => [...rooms.values()].reduce((sum, room) => sum + room.size, 0),
    countOf: ({ accountId, userId }) =>
      [...(rooms.get(accountId) ?? [])].filter((subscriber) => subscriber.userId === userId).length,
    close: async () => void (await Promise.all(subscriptions.map((subscription) => subscription.close()))),
  }
}

function subscribe(rooms: Map<string, Set<LiveSubscriber>>, subscriber: LiveSubscriber) {
  const { accountId } = subscriber
  const room = rooms.get(accountId) ?? new Set()
  rooms.set(accountId, room.add(subscriber))
  return () => {
    room.delete(subscriber)
    if (room.size === 0 && rooms.get(accountId) === room) rooms.delete(accountId)
  }
}

/** An event with a user ID goes to that user alone. */
function publish(rooms: Map<string, Set<LiveSubscriber>>, recent: RecentEvents, payload: string, log: Log) {
  const notification = parseNotification(payload)
  if (!notification) return log.warn('Ignored a notification that is not a live event')
  if ('endedSession' in notification)
    return endStreams([...rooms.values()], ({ sessionId }) => sessionId === notification.endedSession)
  if ('endedMembership' in notification) {
    const { accountId, userId } = notification.endedMembership
    return endStreams([rooms.get(accountId) ?? new Set()], (subscriber) => subscriber.userId === userId)
  }
  const { accountId, event } = notification
  recent.add(accountId)
  for (const subscriber of rooms.get(accountId) ?? []) {
    if (!('userId' in event) || event.userId === subscriber.userId) subscriber.send(event)
  }
}

function endStreams(rooms: readonly Set<LiveSubscriber>[], isEnded: (subscriber: LiveSubscriber) => boolean) {
  for (const room of rooms) for (const subscriber of room) if (isEnded(subscriber)) subscriber.end()
}
