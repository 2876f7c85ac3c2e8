import { Skeleton } from '../design/feedback/skeleton.tsx'
import { Card } from '../design/layout/card.tsx'
import { Page } from '../design/layout/page.tsx'
import { Loaded } from '../platform/loaded.tsx'
import { useApi } from '../platform/use-api.ts'
import { CodeForm } from './code-form.tsx'
import { WhereItRuns } from './where-it-runs.tsx'

/** One code of an analytics service for everything visitors meet. */
export function TrackingCodePage() {
  const read = useApi('GET /agent/tracking-code')
  return (
    <Page
      title="Tracking Code"
      description="Measure all your public pages with one code of your analytics service. A page or form may have its own beside it."
      width="reading"
    >
      <Loaded
        read={read}
        failed="The tracking code could not be loaded"
        waiting={
          <div role="status">
            <span className="sr-only">Loading</span>
            <Skeleton className="h-80 rounded-lg" />
          </div>
        }
      >
        {(data) => (
          <div className="space-y-4">
            <Card>
              <CodeForm code={data} onSaved={(saved) => void read.mutate(saved, { revalidate: false })} />
            </Card>
            <WhereItRuns code={data} />
          </div>
        )}
      </Loaded>
    </Page>
  )
}
