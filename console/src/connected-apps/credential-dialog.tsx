import { type ConnectedApp, CredentialInput } from '@gable/shared/connected-apps/connected-app.ts'
import { toast } from '../design/feedback/toast.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { useLastShown } from '../design/overlays/use-last-shown.ts'
import { call, useRefresh } from '../platform/use-api.ts'
import { appDetails } from './app-details.ts'

interface CredentialDialogProps {
  /** Undefined while the dialog is closed. */
  app: ConnectedApp | undefined
  onClose: () => void
  onSaved: () => void
}

/** Replaces the key that the app gave to the agent. The app is asked whether it knows the new one. */
export function CredentialDialog({ app, onClose, onSaved }: CredentialDialogProps) {
  const refresh = useRefresh()
  const form = useZodForm(CredentialInput, { defaultValues: { credential: '' } })
  const shownApp = useLastShown(app)
  if (!shownApp) return null
  const { appId, appName, title } = shownApp
  const { label = 'Key', hint } = appDetails[appName].credential ?? {}

  async function save(body: CredentialInput) {
    await call('PUT /agent/connected-apps/:appId/credential', { params: { appId }, body })
    toast.success('Key replaced')
    onClose()
    onSaved()
    await refresh('GET /agent/connected-apps', 'GET /agent/connected-apps/:appId')
  }

  return (
    <FormDialog
      open={app !== undefined}
      onClose={onClose}
      title={`Replace the key of ${title}`}
      description={`The new key is tried at ${title} before it is stored.`}
      form={form}
      onSubmit={save}
      submitLabel="Replace key"
    >
      <TextField
        control={form.control}
        name="credential"
        label={label}
        hint={hint}
        required
        autoComplete="off"
        spellCheck={false}
      />
    </FormDialog>
  )
}
