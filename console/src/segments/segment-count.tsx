import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import { toContactQueryParams } from '../contacts/contact-query.ts'
import { formatCount } from '../design/format/metric-format.ts'
import { useApiList } from '../platform/use-api.ts'

interface SegmentCountProps {
  search: string
  filters: readonly ContactFilter[]
  segmentId?: string | undefined
}

/** The number of matching contacts. */
export function SegmentCount({ search, filters, segmentId }: SegmentCountProps) {
  const { data, error } = useApiList('GET /agent/contacts/count', {
    query: toContactQueryParams({ search, filters, segmentId, isArchived: false }),
  })
  return (
    <p role="status" className="font-medium tabular-nums">
      {error ? 'The contacts could not be counted' : data ? formatMatchCount(data.count) : 'Counting…'}
    </p>
  )
}

const formatMatchCount = (count: number) =>
  `${formatCount(count)} ${count === 1 ? 'contact matches' : 'contacts match'}`
