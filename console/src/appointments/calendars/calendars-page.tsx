import { Skeleton } from '../../design/feedback/skeleton.tsx'
import { DataBoundary } from '../../platform/data-boundary.tsx'
import { useLiveEvent } from '../../platform/live.ts'
import { useApi } from '../../platform/use-api.ts'
import { BookingLayout } from '../booking-layout.tsx'
import { CalendarUseCard } from './calendar-use-card.tsx'
import { ConnectCalendarCard } from './connect-calendar-card.tsx'
import { ConnectionCard } from './connection-card.tsx'
import { FeedCard } from './feed-card.tsx'
import { useCalendarReturn } from './use-calendar-return.ts'

/** The calendars of the signed-in agent: what blocks times, and where appointments go. */
export function CalendarsPage() {
  const response = useApi('GET /agent/calendars')
  const { mutate } = response
  useLiveEvent('calendars', () => void mutate())
  const isConnecting = useCalendarReturn((overview) => void mutate(overview, { revalidate: false }))
  return (
    <BookingLayout>
      <DataBoundary
        response={isConnecting ? { ...response, data: undefined, error: undefined } : response}
        errorTitle="Your calendars could not be loaded"
        fallback={
          <div role="status" className="max-w-3xl space-y-4">
            <span className="sr-only">{isConnecting ? 'Connecting your calendar' : 'Loading'}</span>
            <Skeleton className="h-32 rounded-lg" />
            <Skeleton className="h-48 rounded-lg" />
          </div>
        }
      >
        {(overview) => {
          const onChange = (next: typeof overview) => void mutate(next, { revalidate: false })
          return (
            <div className="max-w-3xl space-y-4">
              {overview.connections.map((connection) => (
                <ConnectionCard key={connection._id} connection={connection} overview={overview} onChange={onChange} />
              ))}
              {overview.connections.length > 0 && <CalendarUseCard overview={overview} onChange={onChange} />}
              <ConnectCalendarCard overview={overview} onChange={onChange} />
              <FeedCard overview={overview} onChange={onChange} />
            </div>
          )
        }}
      </DataBoundary>
    </BookingLayout>
  )
}
