import type { LiveEvent } from '@gable/shared/live/events.ts'

export const liveChannel = 'live'

/** The payload between processes. A database trigger reports ended sessions. */
export type LiveNotification = { accountId: string; event: LiveEvent } | { endedSession: string }

/** Any database user can notify this channel, so the payload is not trusted. */
export function parseNotification(payload: string): LiveNotification | undefined {
  try {
    const { accountId, event, endedSession } = JSON.parse(payload)
    if (typeof endedSession === 'string') return { endedSession }
    return typeof accountId === 'string' && typeof event?.kind === 'string' ? { accountId, event } : undefined
  } catch {
    return undefined
  }
}
