import { OneTimeSecretDialog } from '../design/overlays/one-time-secret-dialog.tsx'

interface SecretDialogProps {
  secret: string | undefined
  description?: string
  onClose: () => void
}

/** Shows a new signing secret. */
export const SecretDialog = ({
  secret,
  description = 'Use it to verify that a request comes from Gable.',
  onClose,
}: SecretDialogProps) => (
  <OneTimeSecretDialog
    secret={secret}
    title="Signing secret"
    description={description}
    label="Secret"
    copyLabel="Copy secret"
    onClose={onClose}
  />
)
