import type { ConnectedApp } from '@gable/shared/connected-apps/connected-app.ts'
import { toast } from '../design/feedback/toast.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { useLastShown } from '../design/overlays/use-last-shown.ts'
import { call, useRefresh } from '../platform/use-api.ts'
import { appDetails } from './app-details.ts'

interface DisconnectDialogProps {
  /** Undefined while the dialog is closed. */
  app: ConnectedApp | undefined
  onClose: () => void
  onDisconnected?: () => void
}

/** Asks before an app is disconnected, and says what stays. */
export function DisconnectDialog({ app, onClose, onDisconnected }: DisconnectDialogProps) {
  const refresh = useRefresh()
  const shownApp = useLastShown(app)
  if (!shownApp) return null
  const { appId, appName, title } = shownApp
  return (
    <ConfirmDialog
      open={app !== undefined}
      onClose={onClose}
      title={`Disconnect ${title}?`}
      description={appDetails[appName].afterDisconnect}
      confirmLabel="Disconnect"
      tone="danger"
      onConfirm={async () => {
        await call('DELETE /agent/connected-apps/:appId', { params: { appId } })
        toast.success(`${title} disconnected`)
        onDisconnected?.()
        await refresh('GET /agent/connected-apps')
      }}
    />
  )
}
