import { Skeleton } from '../design/feedback/skeleton.tsx'
import { Page } from '../design/layout/page.tsx'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { useApi } from '../platform/use-api.ts'
import { AdvancedForm } from './advanced-form.tsx'

/** Times and limits that hold for everybody in the account. */
export function AdvancedSettingsPage() {
  const read = useApi('GET /agent/advanced-settings')
  return (
    <Page title="Advanced Settings" description="They hold for everybody in your agency." width="reading">
      <DataBoundary
        response={read}
        errorTitle="The settings could not be loaded"
        fallback={
          <div role="status" className="space-y-4">
            <span className="sr-only">Loading</span>
            <Skeleton className="h-44 rounded-lg" />
            <Skeleton className="h-44 rounded-lg" />
          </div>
        }
      >
        {(data) => <AdvancedForm settings={data} onSaved={(saved) => void read.mutate(saved, { revalidate: false })} />}
      </DataBoundary>
    </Page>
  )
}
