import { formatCount } from '../../design/metric-format.ts'
import { TableSkeleton } from '../../design/skeleton.tsx'
import { Failed, FilteredToNothing } from '../../design/states.tsx'
import { useApiList } from '../../platform/use-api.ts'
import { useContactPath } from '../contact-paths.ts'
import { CountLine } from '../count-line.tsx'
import { useContactNews } from '../use-contact-news.ts'
import { useWanted } from '../use-wanted.ts'
import { queryOf } from '../wanted.ts'
import { PinList } from './pin-list.tsx'

/** The properties of contacts, where they stand. */
export function MapView() {
  const { wanted, clear } = useWanted()
  const { homePath } = useContactPath()
  const { data, error, isValidating, mutate } = useApiList('GET /agent/contacts/map', { query: queryOf(wanted) })
  useContactNews('GET /agent/contacts/map')
  if (error && !data)
    return <Failed title="The map could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
  if (!data) return <TableSkeleton />
  if (data.total === 0) return <FilteredToNothing title="No properties found" onClear={clear} />
  return (
    <div className="space-y-3">
      <CountLine>{formatCount(data.total)} properties</CountLine>
      <PinList pins={data.pins} pathOf={homePath} />
    </div>
  )
}
