import { CardStackSkeleton } from '../design/feedback/skeleton.tsx'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'
import { BookingLayout } from './booking-layout.tsx'
import { BookingLink } from './booking-link.tsx'
import { BookingPageForm } from './booking-page-form.tsx'

/** The agent's own booking page: its link, hours and rules. */
export function BookingSetupPage() {
  const response = useApi('GET /agent/booking-page')
  useLiveEvent('purl', () => void response.mutate())
  return (
    <BookingLayout>
      <DataBoundary
        response={response}
        errorTitle="Your booking page could not be loaded"
        fallback={<CardStackSkeleton heights={['h-24', 'h-96']} />}
      >
        {(page) => (
          <div className="max-w-3xl space-y-4">
            <BookingLink page={page} />
            <BookingPageForm page={page} onSaved={(saved) => void response.mutate(saved, { revalidate: false })} />
          </div>
        )}
      </DataBoundary>
    </BookingLayout>
  )
}
