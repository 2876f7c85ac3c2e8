import { CardSkeleton, Skeleton } from '../design/feedback/skeleton.tsx'
import { Page } from '../design/layout/page.tsx'

/** Placeholder while a brand loads: its cards on the left, the preview on the right. */
export function BrandingFrameSkeleton() {
  return (
    <Page title="Branding" tabs={<Skeleton className="h-10 w-72" />}>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,640px)_minmax(400px,1fr)]">
        <div className="space-y-4">
          <CardSkeleton />
          <CardSkeleton lines={5} />
        </div>
        <Skeleton className="h-[640px] w-full rounded-lg" />
      </div>
    </Page>
  )
}
