import type { EnrichmentRun } from '@gable/shared/enrichment/enrichment.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import type { Tone } from '../design/data/badge.tsx'
import { formatCount } from '../design/format/metric-format.ts'

/** Rounded down, so that only a complete share is 100%. */
export const formatShare = (part: number, total: number) => `${total === 0 ? 0 : Math.floor((part / total) * 100)}%`

export function formatRunResult({ due, lookedUp, changed, failed, endedAt }: EnrichmentRun): string {
  if (due === 0) return 'All homes were up to date'
  const progress =
    endedAt === null ? `${formatCount(lookedUp)} of ${pluralize(due, 'home')}` : pluralize(lookedUp, 'home')
  return `${progress} refreshed, ${formatCount(changed)} changed, ${formatCount(failed)} failed`
}

export function getRunStatus({ endedAt, isStopped, failed, due, lookedUp }: EnrichmentRun): {
  label: string
  tone: Tone
} {
  if (endedAt === null) return { label: 'In progress', tone: 'info' }
  if (isStopped) return { label: 'Stopped', tone: 'neutral' }
  if (failed > 0) return { label: failed === lookedUp ? 'Failed' : 'Some failed', tone: 'danger' }
  return { label: due === 0 ? 'Up to date' : 'Done', tone: 'success' }
}
