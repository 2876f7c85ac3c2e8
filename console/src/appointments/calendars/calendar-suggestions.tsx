import type { Appointment } from '@gable/shared/appointments/appointment.ts'
import { formatAppointmentTime } from '@gable/shared/appointments/format-time.ts'
import type { CalendarSuggestion } from '@gable/shared/calendars/calendar.ts'
import { Callout } from '../../design/feedback/callout.tsx'
import { toast } from '../../design/feedback/toast.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { showErrorToast } from '../../platform/error-toast.ts'
import { useLiveEvent } from '../../platform/live.ts'
import { call, useApi } from '../../platform/use-api.ts'
import { useTimeZone } from '../../platform/use-time-zone.ts'

/** Appointments that the agent deleted or moved away in their calendar, while the contact still counts on them. */
export function CalendarSuggestions({ onCancel }: { onCancel: (appointment: Appointment) => void }) {
  const { data, mutate } = useApi('GET /agent/calendars')
  useLiveEvent('calendars', () => void mutate())
  useLiveEvent('appointments', () => void mutate())
  const timeZone = useTimeZone()
  if (!data || data.suggestions.length === 0) return null

  async function restore({ _id: appointmentId }: Appointment) {
    try {
      const restored = call('POST /agent/calendars/appointments/:appointmentId/restored', { params: { appointmentId } })
      await mutate(restored, { populateCache: true, revalidate: false })
      toast.success('It will be in your calendar again in a moment')
    } catch (error) {
      showErrorToast(error)
    }
  }

  return (
    <div className="mb-4 space-y-2">
      {data.suggestions.map(({ appointment, problem, calendarName }) => (
        <Callout
          key={appointment._id}
          tone="warning"
          title={`${appointment.contact.fullName || appointment.contact.emailId} expects you on ${formatAppointmentTime(new Date(appointment.startsAt), timeZone)}`}
          action={
            <>
              <Button size="sm" onClick={() => void restore(appointment)}>
                Put Back
              </Button>
              <Button size="sm" onClick={() => onCancel(appointment)}>
                Cancel Appointment
              </Button>
            </>
          }
        >
          {describeProblem(problem, calendarName)}
        </Callout>
      ))}
    </div>
  )
}

const describeProblem = (problem: CalendarSuggestion['problem'], calendar: string) =>
  ({
    DELETED: `You deleted it in “${calendar}”. The contact was not told.`,
    PAST: `In “${calendar}” you moved it to a time that is over. The contact was not told.`,
    ALL_DAY: `In “${calendar}” it has no time of day any more. The contact was not told.`,
  })[problem]
