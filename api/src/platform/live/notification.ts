import type { LiveEvent } from '@gable/shared/live/events.ts'

export const liveChannel = 'live'

/** The payload between processes. Database triggers report ended sessions and memberships. */
export type LiveNotification =
  | { accountId: string; event: LiveEvent }
  | { endedSession: string }
  | { endedMembership: { accountId: string; userId: string } }

/** Any database user can notify this channel, so the payload is not trusted. */
export function parseNotification(payload: string): LiveNotification | undefined {
  try {
    const { accountId, event, endedSession, endedMembership } = JSON.parse(payload)
    if (typeof endedSession === 'string') return { endedSession }
    if (typeof endedMembership?.accountId === 'string') return { endedMembership }
    return typeof accountId === 'string' && typeof event?.kind === 'string' ? { accountId, event } : undefined
  } catch {
    return undefined
  }
}
