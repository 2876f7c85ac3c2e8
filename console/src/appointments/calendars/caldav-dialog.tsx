import { type CalendarOverview, NewCalDavConnection } from '@gable/shared/calendars/calendar.ts'
import { useState } from 'react'
import { toast } from '../../design/feedback/toast.tsx'
import { Field } from '../../design/inputs/field.tsx'
import { PasswordField } from '../../design/inputs/password-field.tsx'
import { SegmentedControl } from '../../design/inputs/segmented-control.tsx'
import { TextField } from '../../design/inputs/text-field.tsx'
import { useZodForm } from '../../design/inputs/use-zod-form.ts'
import { FormDialog } from '../../design/overlays/form-dialog.tsx'
import { call } from '../../platform/use-api.ts'

const services = [
  {
    value: 'ICLOUD',
    label: 'iCloud',
    serverUrl: 'https://caldav.icloud.com',
    hint: 'Create it at account.apple.com, under App-Specific Passwords.',
  },
  {
    value: 'FASTMAIL',
    label: 'Fastmail',
    serverUrl: 'https://caldav.fastmail.com',
    hint: 'Create it in the settings of Fastmail, under Privacy & Security.',
  },
  {
    value: 'OTHER',
    label: 'Other',
    serverUrl: '',
    hint: 'Use an app password if your calendar has them, such as Nextcloud under Security.',
  },
] as const
type Service = (typeof services)[number]['value']

interface CalDavDialogProps {
  open: boolean
  onClose: () => void
  onConnected: (overview: CalendarOverview) => void
}

/** Connects a calendar by its server, a username and an app password. */
export function CalDavDialog({ open, onClose, onConnected }: CalDavDialogProps) {
  const [service, setService] = useState<Service>('ICLOUD')
  const form = useZodForm(NewCalDavConnection, {
    defaultValues: { serverUrl: services[0].serverUrl, username: '', password: '' },
  })
  const { hint, label } = services.find(({ value }) => value === service) ?? services[0]

  function choose(next: Service) {
    setService(next)
    form.setValue('serverUrl', services.find(({ value }) => value === next)?.serverUrl ?? '')
    form.clearErrors()
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Connect a calendar"
      description="The calendar is asked before anything is stored. The password is stored encrypted."
      form={form}
      submitLabel="Connect"
      onSubmit={async (body) => {
        onConnected(await call('POST /agent/calendars/caldav', { body }))
        toast.success('Calendar connected')
        onClose()
      }}
    >
      <Field label="Service">
        {() => <SegmentedControl label="Service" options={services} value={service} onChange={choose} />}
      </Field>
      {service === 'OTHER' && (
        <TextField
          control={form.control}
          name="serverUrl"
          label="Server"
          placeholder="https://cloud.example.com"
          autoComplete="off"
          spellCheck={false}
          required
        />
      )}
      <TextField
        control={form.control}
        name="username"
        label={service === 'ICLOUD' ? 'Apple Account Email' : service === 'FASTMAIL' ? `${label} Email` : 'Username'}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <PasswordField
        control={form.control}
        name="password"
        label="App Password"
        hint={hint}
        autoComplete="new-password"
        required
      />
    </FormDialog>
  )
}
