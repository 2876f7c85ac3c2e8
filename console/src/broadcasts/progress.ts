import type { Broadcast, BroadcastState } from '@gable/shared/broadcasts/broadcast.ts'
import type { ContentMedium } from '@gable/shared/content/content-kind.ts'

export const isWorking = (state: BroadcastState) => state === 'PREPARING' || state === 'SENDING' || state === 'PAUSED'

/** The share that no longer waits, from 0 to 1. */
export function getProgress({ total, counts, state }: Pick<Broadcast, 'total' | 'counts' | 'state'>): number {
  if (total === 0 || state === 'PREPARING') return 0
  return Math.min(1, Math.max(0, 1 - counts.queued / total))
}

/**
 * What became of the emails or postcards, without what did not happen. The first is the number of contacts, which is not
 * known before it starts.
 */
export function describeCounts({
  medium,
  state,
  total,
  counts,
}: Pick<Broadcast, 'medium' | 'state' | 'total' | 'counts'>) {
  return [
    ...(state === 'SCHEDULED' || state === 'CANCELED' || (state === 'PAUSED' && total === 0)
      ? []
      : [{ label: total === 1 ? 'contact' : 'contacts', count: total }]),
    ...countLabels[medium].map(({ key, label }) => ({ label, count: counts[key] })).filter(({ count }) => count > 0),
  ]
}

type CountLabel = { key: keyof Broadcast['counts']; label: string }

const countLabels: Record<ContentMedium, CountLabel[]> = {
  EMAIL: [
    { key: 'queued', label: 'queued' },
    { key: 'sent', label: 'sent' },
    { key: 'delivered', label: 'delivered' },
    { key: 'opened', label: 'opened' },
    { key: 'clicked', label: 'clicked' },
    { key: 'bounced', label: 'bounced' },
    { key: 'failed', label: 'failed' },
    { key: 'unknown', label: 'unknown, not resent' },
    { key: 'held', label: 'held back' },
    { key: 'canceled', label: 'canceled' },
  ],
  POSTCARD: [
    { key: 'queued', label: 'queued' },
    { key: 'submitted', label: 'sent to printer' },
    { key: 'printed', label: 'printed' },
    { key: 'inTransit', label: 'in transit' },
    { key: 'delivered', label: 'delivered' },
    { key: 'scanned', label: 'scanned' },
    { key: 'returned', label: 'returned' },
    { key: 'failed', label: 'failed' },
    { key: 'held', label: 'held back' },
    { key: 'canceled', label: 'canceled' },
  ],
}
