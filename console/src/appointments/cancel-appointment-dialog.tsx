import { type Appointment, CancelAppointment, noteMaximum } from '@gable/shared/appointments/appointment.ts'
import { formatAppointmentTime } from '@gable/shared/appointments/format-time.ts'
import { toast } from '../design/feedback/toast.tsx'
import { TextAreaField } from '../design/inputs/text-area-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { call } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'

interface CancelAppointmentDialogProps {
  /** Open while there is one. */
  appointment: Appointment | undefined
  onClose: () => void
  onCanceled: () => void
}

/** Cancels an appointment, with a message to the contact. */
export function CancelAppointmentDialog({ appointment, onClose, onCanceled }: CancelAppointmentDialogProps) {
  const timeZone = useTimeZone()
  const form = useZodForm(CancelAppointment, { defaultValues: { message: '' } })
  const name = appointment?.contact.fullName || appointment?.contact.emailId
  return (
    <FormDialog
      open={appointment !== undefined}
      onClose={onClose}
      title={<>Cancel the appointment with {name}?</>}
      description={
        appointment &&
        `${formatAppointmentTime(new Date(appointment.startsAt), timeZone)}. They get an email, and the lead shows in Today, so that you can find a new time.`
      }
      form={form}
      submitLabel="Cancel Appointment"
      onSubmit={async (body) => {
        if (!appointment) return
        await call('POST /agent/appointments/:appointmentId/canceled', {
          params: { appointmentId: appointment._id },
          body,
        })
        toast.success('Appointment canceled')
        onCanceled()
        onClose()
      }}
    >
      <TextAreaField control={form.control} name="message" label="Message to Them" rows={3} max={noteMaximum} />
    </FormDialog>
  )
}
