import { CardStackSkeleton } from '../design/feedback/skeleton.tsx'
import { Page } from '../design/layout/page.tsx'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { useApi } from '../platform/use-api.ts'
import { AdvancedSettingsForm } from './advanced-settings-form.tsx'

/** Times and limits for the whole account. */
export function AdvancedSettingsPage() {
  const response = useApi('GET /agent/advanced-settings')
  return (
    <Page title="Advanced Settings" description="These settings apply to everyone in your agency.">
      <DataBoundary
        response={response}
        errorTitle="The settings could not be loaded"
        fallback={<CardStackSkeleton heights={['h-44', 'h-44']} />}
      >
        {(data) => (
          <AdvancedSettingsForm
            settings={data}
            onSaved={(saved) => void response.mutate(saved, { revalidate: false })}
          />
        )}
      </DataBoundary>
    </Page>
  )
}
