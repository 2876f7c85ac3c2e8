import type { SubjectKind } from '@gable/shared/assets/subject.ts'
import type { Totals } from '@gable/shared/statistics/statistics.ts'

/** What lies between a view and a submission: on dashboards a press of a button, elsewhere the start of a journey. */
export const stepOf = (kind: SubjectKind, counted: Pick<Totals, 'entrances' | 'clicks'>) =>
  kind === 'contact-dashboard' ? counted.clicks : counted.entrances
