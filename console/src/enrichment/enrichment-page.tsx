import { Link } from 'react-router-dom'
import { RetryCallout } from '../design/feedback/retry-callout.tsx'
import { EmptyState } from '../design/feedback/states.tsx'
import { Page } from '../design/layout/page.tsx'
import { useAccountPath } from '../platform/account.ts'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { FreshnessCard } from './freshness-card.tsx'
import { EnrichmentSkeleton } from './enrichment-skeleton.tsx'
import { CoverageCard } from './coverage-card.tsx'
import { NightlyCard } from './nightly-card.tsx'
import { RunList } from './run-list.tsx'
import { SourceList } from './source-list.tsx'
import { useEnrichment } from './use-enrichment.ts'

/** What is known of the homes of the account, how old that is, and how it is kept up to date. */
export function EnrichmentPage() {
  const pathTo = useAccountPath()
  const enrichment = useEnrichment()
  const runs = enrichment.runs.data?.data
  return (
    <Page
      title="Data Enrichment"
      description={
        <>
          What public records and providers know of the homes of your contacts.{' '}
          <Link to={pathTo('feature/data-enrichment')} className="text-accent-ink underline">
            What are enrichments?
          </Link>
        </>
      }
      width="wide"
    >
      <DataBoundary
        response={enrichment.read}
        errorTitle="What is known of your homes could not be loaded"
        fallback={<EnrichmentSkeleton />}
      >
        {(data) => (
          <div className="space-y-4">
            {data.homes.total === 0 ? (
              <EmptyState
                title="No homes yet"
                text="Give a contact an address, or import contacts with theirs, and what is known of the home appears here."
              />
            ) : (
              <>
                <CoverageCard homes={data.homes} />
                <FreshnessCard enrichment={data} runs={runs} onLookUp={enrichment.lookUp} onStop={enrichment.stop} />
              </>
            )}
            <NightlyCard settings={data.settings} runs={runs} onChange={enrichment.decide} />
            {enrichment.runs.error && !runs && (
              <RetryCallout
                title="What was done could not be loaded"
                onRetry={() => enrichment.runs.mutate()}
                retrying={enrichment.runs.isValidating}
              />
            )}
            <RunList runs={runs ?? []} />
            <SourceList />
          </div>
        )}
      </DataBoundary>
    </Page>
  )
}
