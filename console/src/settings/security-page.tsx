import { Skeleton } from '../design/feedback/skeleton.tsx'
import { Page } from '../design/layout/page.tsx'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { useApi } from '../platform/use-api.ts'
import { TwoFactorRuleCard } from './two-factor-rule-card.tsx'

/** What the agency requires of its members at sign-in. */
export function SecurityPage() {
  const response = useApi('GET /agent/security')
  return (
    <Page title="Security" description="These settings apply to everyone in your agency.">
      <DataBoundary
        response={response}
        errorTitle="The security settings could not be loaded"
        fallback={
          <div role="status">
            <span className="sr-only">Loading</span>
            <Skeleton className="h-44 rounded-lg" />
          </div>
        }
      >
        {(data) => (
          <TwoFactorRuleCard rule={data} onSaved={(saved) => void response.mutate(saved, { revalidate: false })} />
        )}
      </DataBoundary>
    </Page>
  )
}
