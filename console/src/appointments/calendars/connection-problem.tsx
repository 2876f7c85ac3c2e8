import {
  type CalendarConnection,
  type CalendarOverview,
  CalendarPassword,
  calendarTitles,
} from '@gable/shared/calendars/calendar.ts'
import { useState } from 'react'
import { RelativeTime } from '../../design/data/relative-time.tsx'
import { Callout } from '../../design/feedback/callout.tsx'
import { toast } from '../../design/feedback/toast.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { PasswordField } from '../../design/inputs/password-field.tsx'
import { useZodForm } from '../../design/inputs/use-zod-form.ts'
import { FormDialog } from '../../design/overlays/form-dialog.tsx'
import { call } from '../../platform/use-api.ts'
import { startSignIn } from './start-sign-in.ts'

interface ConnectionProblemProps {
  connection: CalendarConnection
  onChange: (overview: CalendarOverview) => void
}

/** What is wrong with an account, and what to do about it. Nothing while all is well. */
export function ConnectionProblem({ connection, onChange }: ConnectionProblemProps) {
  const { provider, state, stateReason, error, resumesAt } = connection
  const [isEntering, setEntering] = useState(false)
  if (state === 'NEEDS_ATTENTION')
    return (
      <>
        <Callout
          tone="warning"
          title="New appointments are not written to it"
          action={
            provider === 'CALDAV' ? (
              <Button onClick={() => setEntering(true)}>Enter Password</Button>
            ) : (
              <Button onClick={() => void startSignIn(provider)}>Connect Again</Button>
            )
          }
        >
          {stateReason}
        </Callout>
        <PasswordDialog
          connection={connection}
          onChange={onChange}
          open={isEntering}
          onClose={() => setEntering(false)}
        />
      </>
    )
  if (!error) return null
  return (
    <Callout tone="info" title={error}>
      {resumesAt && (
        <>
          It is tried again <RelativeTime at={resumesAt} />.
        </>
      )}
    </Callout>
  )
}

interface PasswordDialogProps extends ConnectionProblemProps {
  open: boolean
  onClose: () => void
}

function PasswordDialog({ connection, onChange, open, onClose }: PasswordDialogProps) {
  const form = useZodForm(CalendarPassword, { defaultValues: { password: '' } })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      title="Enter the app password"
      description={`For ${connection.login} at ${new URL(connection.serverUrl).host}. It is tried there before it is stored.`}
      submitLabel="Save"
      onSubmit={async (body) => {
        const params = { connectionId: connection._id }
        onChange(await call('PUT /agent/calendars/:connectionId/password', { params, body }))
        toast.success(`${calendarTitles[connection.provider]} works again`)
        onClose()
      }}
    >
      <PasswordField control={form.control} name="password" label="App Password" autoComplete="new-password" required />
    </FormDialog>
  )
}
