import { QrImage } from '../../design/data/qr/qr-image.tsx'
import { CopyButton } from '../../design/inputs/copy-button.tsx'
import { useForm } from '../../design/inputs/use-form.ts'
import { FormDialog } from '../../design/overlays/form-dialog.tsx'
import { call } from '../../platform/use-api.ts'
import { CodeField } from '../code-field.tsx'

export interface AppSetup {
  secret: string
  uri: string
}

interface AppDialogProps {
  /** Undefined while the dialog is closed. */
  setup: AppSetup | undefined
  onClose: () => void
  onAdded: (recoveryCodes: string[] | null) => void
}

/** Shows the secret as a QR code and as text, and asks for the first code. */
export function AppDialog({ setup, onClose, onAdded }: AppDialogProps) {
  const form = useForm({ mode: 'onSubmit', defaultValues: { code: '' } })
  return (
    <FormDialog
      open={setup !== undefined}
      onClose={onClose}
      size="sm"
      title="Add an authenticator app"
      description="Scan the code with an app such as Google Authenticator, 1Password or Apple Passwords, then enter the 6 digits it shows."
      form={form}
      submitLabel="Turn on"
      onSubmit={async ({ code }) => {
        const { recoveryCodes } = await call('PUT /profile/two-factor/app', { body: { code } })
        onAdded(recoveryCodes)
      }}
    >
      {setup && (
        <>
          <QrImage text={setup.uri} alt="QR code for your authenticator app" className="mx-auto size-44" />
          <div className="flex items-center gap-2 rounded-lg border border-line bg-sunken px-3 py-2">
            <div className="min-w-0 flex-1">
              <p className="text-label text-muted">Can’t scan? Enter this key in the app.</p>
              <p className="mt-0.5 font-medium text-table [overflow-wrap:anywhere]">
                <code data-secret={setup.secret}>{setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
              </p>
            </div>
            <CopyButton value={setup.secret} label="Copy key" copiedMessage="Key copied" iconOnly size="sm" />
          </div>
          <CodeField method="app" />
        </>
      )}
    </FormDialog>
  )
}
