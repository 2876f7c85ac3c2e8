import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { toContactQueryParams } from '../contacts/contact-query.ts'
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

const formatMatchCount = (count: number) => pluralize(count, 'contact matches', 'contacts match')
