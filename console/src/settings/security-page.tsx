import { CardStackSkeleton } from '../design/feedback/skeleton.tsx'
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
        fallback={<CardStackSkeleton heights={['h-44']} />}
      >
        {(data) => (
          <TwoFactorRuleCard rule={data} onSaved={(saved) => void response.mutate(saved, { revalidate: false })} />
        )}
      </DataBoundary>
    </Page>
  )
}
