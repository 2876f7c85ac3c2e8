import { serializeTrafficFilter } from '@gable/shared/traffic/traffic-filter.ts'
import type { TrafficFilter } from '@gable/shared/traffic/traffic-report.ts'
import type { DateRange } from '../../design/format/date-range.ts'

/** The query parameter that names the open submission. */
export const submissionParam = 'submission'

export const toSubmissionPath = (id: string) => `submissions?${submissionParam}=${encodeURIComponent(id)}`

/** The submissions of a page in a period by visitors who came from somewhere. */
export function toTrafficSubmissionsPath(id: string, { from, till }: DateRange, filter: TrafficFilter): string {
  const query = { subjectIds: id, received: `${from}..${till}`, traffic: serializeTrafficFilter(filter) }
  return `submissions?${new URLSearchParams(query)}`
}
