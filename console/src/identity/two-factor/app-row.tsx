import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../design/data/badge.tsx'
import { formatDate } from '../../design/format/date-format.ts'
import { Button } from '../../design/inputs/button.tsx'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'
import { showErrorToast } from '../../platform/error-toast.ts'
import { useSession } from '../../platform/session.ts'
import { call } from '../../platform/use-api.ts'
import { AppDialog, type AppSetup } from './app-dialog.tsx'
import { describeRemoval, FactorRow, type FactorRowProps } from './factor-row.tsx'

export function AppRow({ data, run, onChange }: FactorRowProps) {
  const { user } = useSession()
  const [setup, setSetup] = useState<AppSetup>()
  const [isStarting, setStarting] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const { app } = data

  async function start() {
    setStarting(true)
    await run(async () => setSetup(await call('POST /profile/two-factor/app'))).catch(showErrorToast)
    setStarting(false)
  }

  return (
    <>
      <FactorRow
        icon={Smartphone}
        title={
          <>
            Authenticator app
            {app && <Badge tone="success">On</Badge>}
          </>
        }
        text={
          app
            ? `Added ${formatDate(app.addedAt, user.timeZone ?? undefined)}. After your password, you enter a code that the app shows.`
            : 'After your password, you enter a code that an app on your phone shows.'
        }
        actions={
          <>
            <Button size="sm" busy={isStarting} onClick={start}>
              {app ? 'Replace app' : 'Add app'}
            </Button>
            {app && (
              <Button size="sm" variant="quiet" onClick={() => setRemoving(true)} aria-label="Remove authenticator app">
                Remove
              </Button>
            )}
          </>
        }
      />
      <AppDialog
        setup={setup}
        onClose={() => setSetup(undefined)}
        onAdded={(recoveryCodes) => {
          setSetup(undefined)
          onChange('Authenticator app added', recoveryCodes)
        }}
      />
      <ConfirmDialog
        open={isRemoving}
        onClose={() => setRemoving(false)}
        title="Remove the authenticator app?"
        description={describeRemoval(data)}
        confirmLabel="Remove"
        tone="danger"
        onConfirm={() =>
          run(async () => {
            await call('DELETE /profile/two-factor/app')
            onChange('Authenticator app removed')
          })
        }
      />
    </>
  )
}
