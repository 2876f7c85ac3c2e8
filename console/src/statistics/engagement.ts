import type { AssetKind } from '@gable/shared/assets/asset.ts'
import type { Totals } from '@gable/shared/statistics/statistics.ts'

/** The step between a view and a submission: a button click on dashboards, otherwise the start of a journey. */
export const getEngagementCount = (kind: AssetKind, counts: Pick<Totals, 'entrances' | 'clicks'>) =>
  kind === 'contact-dashboard' ? counts.clicks : counts.entrances
