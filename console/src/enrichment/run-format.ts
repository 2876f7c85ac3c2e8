import type { EnrichmentRun } from '@gable/shared/enrichment/enrichment.ts'
import type { Tone } from '../design/data/badge.tsx'
import { formatCount } from '../design/format/metric-format.ts'

export const formatHomeCount = (count: number) => `${formatCount(count)} ${count === 1 ? 'home' : 'homes'}`

/** Whole percent; only what is all of it is 100. */
export const formatShare = (part: number, whole: number) => `${whole === 0 ? 0 : Math.floor((part / whole) * 100)}%`

/** What came of a run, as a sentence. */
export function formatRunResult({ due, lookedUp, changed, failed, endedAt }: EnrichmentRun): string {
  if (due === 0) return 'Every home was up to date'
  const seen = endedAt === null ? `${formatCount(lookedUp)} of ${formatHomeCount(due)}` : formatHomeCount(lookedUp)
  return `${seen} looked up, ${formatCount(changed)} changed, ${formatCount(failed)} failed`
}

export function getRunStatus({ endedAt, isStopped, failed, due, lookedUp }: EnrichmentRun): { label: string; tone: Tone } {
  if (endedAt === null) return { label: 'Under way', tone: 'info' }
  if (isStopped) return { label: 'Stopped', tone: 'neutral' }
  if (failed > 0) return { label: failed === lookedUp ? 'Failed' : 'Some failed', tone: 'danger' }
  return { label: due === 0 ? 'Nothing to do' : 'Done', tone: 'success' }
}
