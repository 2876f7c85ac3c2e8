import { CardStackSkeleton } from '../design/feedback/skeleton.tsx'
import { Card } from '../design/layout/card.tsx'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { useApi } from '../platform/use-api.ts'
import { TrackingCodeForm } from './tracking-code-form.tsx'
import { TrackingCoverage } from './tracking-coverage.tsx'
import { TrackingLayout } from './tracking-layout.tsx'

export function TrackingCodePage() {
  const read = useApi('GET /agent/tracking-code')
  return (
    <TrackingLayout description="Add the tracking code of your analytics service to all your public pages at once. A page or form can also have its own code.">
      <DataBoundary
        response={read}
        errorTitle="The tracking code could not be loaded"
        fallback={<CardStackSkeleton heights={['h-80']} />}
      >
        {(data) => (
          <div className="space-y-4">
            <Card>
              <TrackingCodeForm code={data} onSaved={(saved) => void read.mutate(saved, { revalidate: false })} />
            </Card>
            <TrackingCoverage code={data} />
          </div>
        )}
      </DataBoundary>
    </TrackingLayout>
  )
}
