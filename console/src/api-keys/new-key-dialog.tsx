import { OneTimeSecretDialog } from '../design/overlays/one-time-secret-dialog.tsx'

/** Shows a new key. */
export const NewKeyDialog = ({ apiKey, onClose }: { apiKey: string | undefined; onClose: () => void }) => (
  <OneTimeSecretDialog
    secret={apiKey}
    title="Your new API key"
    description="Send it with every request, as “Authorization: Bearer” and the key."
    label="API key"
    copyLabel="Copy key"
    onClose={onClose}
  />
)
