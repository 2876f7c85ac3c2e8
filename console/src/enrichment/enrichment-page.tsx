import { Link } from 'react-router-dom'
import { RetryCallout } from '../design/feedback/retry-callout.tsx'
import { CardStackSkeleton } from '../design/feedback/skeleton.tsx'
import { EmptyState } from '../design/feedback/states.tsx'
import { Page } from '../design/layout/page.tsx'
import { useAccountPath } from '../platform/account.ts'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { CoverageCard } from './coverage-card.tsx'
import { FreshnessCard } from './freshness-card.tsx'
import { NightlyCard } from './nightly-card.tsx'
import { RunList } from './run-list.tsx'
import { SourceList } from './source-list.tsx'
import { useEnrichment } from './use-enrichment.ts'

/** The data on the account's properties, its age, and how it is refreshed. */
export function EnrichmentPage() {
  const pathTo = useAccountPath()
  const enrichment = useEnrichment()
  const runs = enrichment.runs.data?.data
  return (
    <Page
      title="Data Enrichment"
      description={
        <>
          Public records and provider data about your contacts’ homes.{' '}
          <Link to={pathTo('feature/data-enrichment')} className="text-accent-ink underline">
            What are enrichments?
          </Link>
        </>
      }
    >
      <DataBoundary
        response={enrichment.response}
        errorTitle="Your home data could not be loaded"
        fallback={<EnrichmentSkeleton />}
      >
        {(data) => (
          <div className="space-y-4">
            {data.homes.total === 0 ? (
              <EmptyState
                title="No homes yet"
                text="Add an address to a contact, or import contacts with addresses, to see data about their homes here."
              />
            ) : (
              <>
                <CoverageCard homes={data.homes} />
                <FreshnessCard
                  enrichment={data}
                  runs={runs}
                  onStart={enrichment.startRun}
                  onStop={enrichment.stopRun}
                />
              </>
            )}
            <NightlyCard settings={data.settings} runs={runs} onChange={enrichment.saveSettings} />
            {enrichment.runs.error && !runs && (
              <RetryCallout
                title="The refresh history could not be loaded"
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

function EnrichmentSkeleton() {
  return <CardStackSkeleton heights={['h-56', 'h-64', 'h-40']} />
}
