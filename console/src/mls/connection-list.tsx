import type { MlsConnection } from '@gable/shared/mls/connection.ts'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { RetryCallout } from '../design/feedback/retry-callout.tsx'
import { CardStackSkeleton } from '../design/feedback/skeleton.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { Link } from '../design/inputs/link.tsx'
import { Card } from '../design/layout/card.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useApi } from '../platform/use-api.ts'
import { ConnectionStateBadge } from './connection-state-badge.tsx'

/** The MLSs and files that listings come from. Nothing while there are none, because the table below says what to do. */
export function ConnectionList() {
  const { data, error, isValidating, mutate } = useApi('GET /agent/mls/connections')
  if (!data && error)
    return (
      <RetryCallout title="The connections could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
    )
  if (!data) return <CardStackSkeleton heights={['h-20']} />
  if (data.length === 0) return null
  return (
    <Card title="Connections" flush>
      <ul className="divide-y divide-line">
        {data.map((connection) => (
          <ConnectionRow key={connection._id} connection={connection} />
        ))}
      </ul>
    </Card>
  )
}

function ConnectionRow({ connection }: { connection: MlsConnection }) {
  const pathTo = useAccountPath()
  const { _id, name, kind, listings, syncedAt, state, stateReason } = connection
  return (
    <li className="px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={pathTo(`settings/mls/connections/${_id}`)} tone="plain" className="min-w-0 break-words font-medium">
          {name}
        </Link>
        <ConnectionStateBadge connection={connection} />
        <span className="text-muted text-table sm:ml-auto">
          {kind === 'CSV' ? 'CSV files' : 'RESO Web API'} · {formatCount(listings)}{' '}
          {listings === 1 ? 'listing' : 'listings'}
          {syncedAt && (
            <>
              {' · updated '}
              <RelativeTime at={syncedAt} />
            </>
          )}
        </span>
      </div>
      {state === 'NEEDS_ATTENTION' && <p className="mt-1 text-danger-ink text-table">{stateReason}</p>}
    </li>
  )
}
