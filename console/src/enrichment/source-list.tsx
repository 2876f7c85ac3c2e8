import type { DataSource } from '@gable/shared/enrichment/enrichment.ts'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../design/feedback/states.tsx'
import { formatDate } from '../design/format/date-format.ts'
import { formatCount } from '../design/format/metric-format.ts'
import { Card } from '../design/layout/card.tsx'
import { useApi } from '../platform/use-api.ts'

/** The provider data on this server. */
export function SourceList() {
  const { data, error, isValidating, mutate } = useApi('GET /agent/enrichment/sources')
  return (
    <Card
      title="Providers"
      description="The data loaded on this server. Homes are matched against all of it by address."
      flush
    >
      {data ? (
        data.data.length > 0 ? (
          <ul className="divide-y divide-line border-line border-t">
            {groupByProvider(data.data).map(([provider, sources]) => (
              <li key={provider} className="grid gap-x-6 gap-y-1 px-4 py-2.5 sm:grid-cols-[160px_1fr] sm:px-5">
                <p className="break-words font-medium">{provider}</p>
                <ul className="space-y-0.5 text-table">
                  {sources.map((source) => (
                    <li key={`${source.kind} ${source.source}`} className="flex flex-wrap justify-between gap-x-4">
                      <span>
                        {formatCount(source.count)} {kinds[source.kind]}
                        {source.source && <span className="text-muted"> from {source.source}</span>}
                      </span>
                      <span className="text-muted">as of {formatDate(source.newest, 'UTC')}</span>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            title="No provider data yet"
            text="Ask the operator of this server to load a provider’s data. Until then, only the address of a home is known."
          />
        )
      ) : error ? (
        <ErrorState title="The providers could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
      ) : (
        <Skeleton className="mx-4 mb-4 sm:mx-5 sm:mb-5 h-24 rounded-md" />
      )}
    </Card>
  )
}

const groupByProvider = (sources: readonly DataSource[]) =>
  [...new Set(sources.map(({ provider }) => provider))].map(
    (provider) => [provider, sources.filter((source) => source.provider === provider)] as const,
  )

const kinds: Record<DataSource['kind'], string> = {
  HOMES: 'homes',
  ESTIMATES: 'value estimates',
  MORTGAGES: 'mortgages',
  LISTINGS: 'sales and listings',
}
