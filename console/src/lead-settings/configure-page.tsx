import { CardStackSkeleton } from '../design/feedback/skeleton.tsx'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { useApi } from '../platform/use-api.ts'
import { LeadSettingsForm } from './lead-settings-form.tsx'
import { LeadSettingsLayout } from './lead-settings-layout.tsx'

/** How fast new leads are to be answered. */
export function ConfigurePage() {
  const response = useApi('GET /agent/lead-settings')
  return (
    <LeadSettingsLayout description="How fast your team responds to new leads. Applies to everyone in your agency.">
      <DataBoundary
        response={response}
        errorTitle="The lead settings could not be loaded"
        fallback={<CardStackSkeleton heights={['h-44']} />}
      >
        {(data) => (
          <LeadSettingsForm settings={data} onSaved={(saved) => void response.mutate(saved, { revalidate: false })} />
        )}
      </DataBoundary>
    </LeadSettingsLayout>
  )
}
