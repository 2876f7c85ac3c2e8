import type { Appointment } from '@gable/shared/appointments/appointment.ts'
import { formatAppointmentTime } from '@gable/shared/appointments/format-time.ts'
import { CalendarX2 } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Badge } from '../design/data/badge.tsx'
import { DataTable } from '../design/data/data-table.tsx'
import type { Column } from '../design/data/table/column.ts'
import { useTableState } from '../design/data/use-table-state.ts'
import { EmptyState } from '../design/feedback/states.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { SegmentedControl } from '../design/inputs/segmented-control.tsx'
import { toLeadPath } from '../layout/paths/lead-paths.ts'
import { useAccountPath } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { useApiList } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { BookingLayout } from './booking-layout.tsx'
import { CalendarSuggestions } from './calendars/calendar-suggestions.tsx'
import { CancelAppointmentDialog } from './cancel-appointment-dialog.tsx'

const ranges = [
  { value: 'UPCOMING', label: 'Upcoming' },
  { value: 'PAST', label: 'Past and canceled' },
] as const
type Range = (typeof ranges)[number]['value']

/** The signed-in agent's appointments. */
export function AppointmentsPage() {
  const [params, setParams] = useSearchParams()
  const when: Range = params.get('when') === 'PAST' ? 'PAST' : 'UPCOMING'
  const controls = useTableState({})
  const { page, pageSize } = controls
  const pathTo = useAccountPath()
  const timeZone = useTimeZone()
  const [canceling, setCanceling] = useState<Appointment>()
  const { data, error, isLoading, isValidating, mutate } = useApiList('GET /agent/appointments', {
    query: { when, page, pageSize },
  })
  useLiveEvent('appointments', () => void mutate())
  return (
    <BookingLayout>
      <CalendarSuggestions onCancel={setCanceling} />
      <div className="mb-4">
        <SegmentedControl
          label="Appointments"
          options={ranges}
          value={when}
          onChange={(next) => setParams(next === 'PAST' ? { when: 'PAST' } : {}, { replace: true })}
        />
      </div>
      <DataTable
        label="Appointments"
        columns={getColumns(timeZone)}
        rows={data?.data}
        total={data?.total}
        controls={controls}
        rowKey={({ _id }) => _id}
        rowLink={({ leadId }) => ({ href: pathTo(toLeadPath(leadId)) })}
        stale={isLoading && data !== undefined}
        error={
          error && {
            title: 'The appointments could not be loaded',
            onRetry: () => void mutate(),
            retrying: isValidating,
          }
        }
        empty={
          <EmptyState
            title={when === 'PAST' ? 'No past appointments' : 'No upcoming appointments'}
            text="Share your link, and the times that people book appear here."
          />
        }
        quickActions={(appointment) =>
          isUpcoming(appointment) && (
            <IconButton
              icon={CalendarX2}
              size="sm"
              label={`Cancel the appointment with ${appointment.contact.fullName}`}
              onClick={() => setCanceling(appointment)}
            />
          )
        }
      />
      <CancelAppointmentDialog
        appointment={canceling}
        onClose={() => setCanceling(undefined)}
        onCanceled={() => void mutate()}
      />
    </BookingLayout>
  )
}

const isUpcoming = ({ state, endsAt }: Appointment) => state === 'BOOKED' && new Date(endsAt) > new Date()

const getColumns = (timeZone: string): Column<Appointment>[] => [
  {
    key: 'contact',
    header: 'With',
    width: '200px',
    cell: ({ contact, note }) => (
      <span className="block">
        <span className="block font-medium">{contact.fullName || contact.emailId}</span>
        {contact.phone && <span className="block text-label text-muted">{contact.phone}</span>}
        {note && <span className="line-clamp-2 text-label text-muted">{note}</span>}
      </span>
    ),
  },
  {
    key: 'time',
    header: 'Time',
    width: '220px',
    cell: ({ startsAt }) => formatAppointmentTime(new Date(startsAt), timeZone),
  },
  { key: 'title', header: 'Appointment', cell: ({ title }) => title },
  {
    key: 'state',
    header: 'State',
    cell: (appointment) => {
      if (appointment.state === 'CANCELED')
        return <Badge>{appointment.canceledBy === 'AGENT' ? 'Canceled by you' : 'Canceled by contact'}</Badge>
      return isUpcoming(appointment) ? (
        <Badge tone="success" dot>
          Booked
        </Badge>
      ) : (
        <Badge>Past</Badge>
      )
    },
  },
]
