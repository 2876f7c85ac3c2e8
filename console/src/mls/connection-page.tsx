import type { MlsConnection } from '@gable/shared/mls/connection.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { CardStackSkeleton } from '../design/feedback/skeleton.tsx'
import { ErrorState } from '../design/feedback/states.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Page } from '../design/layout/page.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { useAccountPath } from '../platform/account.ts'
import { showErrorToast } from '../platform/error-toast.ts'
import { call, useApi } from '../platform/use-api.ts'
import { ConnectionForm } from './connection-form.tsx'
import { ConnectionStateBadge } from './connection-state-badge.tsx'
import { CsvUploadCard } from './csv-upload-card.tsx'
import { RunCard } from './run-card.tsx'
import { useLiveMls, useRefreshMls } from './use-mls.ts'

/** One source of listings: what came in, what is wrong, and its settings. */
export function ConnectionPage() {
  const { connectionId = '' } = useParams()
  const { data, error, isValidating, mutate } = useApi('GET /agent/mls/connections/:connectionId', {
    params: { connectionId },
  })
  const refresh = useRefreshMls()
  useLiveMls()
  if (error && !data) {
    const isNotFound = error.code === 'not_found'
    return (
      <Page title="Connection">
        <ErrorState
          title={isNotFound ? 'This connection no longer exists' : 'The connection could not be loaded'}
          {...(isNotFound ? { text: 'Someone removed it.' } : { onRetry: () => void mutate(), retrying: isValidating })}
        />
      </Page>
    )
  }
  return (
    <Page
      title={data?.name ?? 'Connection'}
      width="reading"
      badge={data && <ConnectionStateBadge connection={data} />}
      description={data && pluralize(data.listings, 'listing')}
      actions={data && <Actions connection={data} />}
    >
      {data ? (
        <div className="space-y-4">
          {data.kind === 'CSV' && <CsvUploadCard connectionId={connectionId} />}
          <RunCard connection={data} />
          <ConnectionForm
            kind={data.kind}
            connection={data}
            submitLabel="Save"
            onSave={async (body) => {
              await call('PUT /agent/mls/connections/:connectionId', { params: { connectionId }, body })
              toast.success('Connection saved')
              await refresh()
            }}
          />
        </div>
      ) : (
        <CardStackSkeleton heights={['h-40', 'h-96']} />
      )}
    </Page>
  )
}

function Actions({ connection }: { connection: MlsConnection }) {
  const { _id: connectionId, kind, state, name, latestRun } = connection
  const pathTo = useAccountPath()
  const navigate = useNavigate()
  const refresh = useRefreshMls()
  const [isRemoving, setRemoving] = useState(false)
  const params = { connectionId }
  const setPaused = (isPaused: boolean) =>
    call('PUT /agent/mls/connections/:connectionId/paused', { params, body: { isPaused } })
      .then(() => toast.success(isPaused ? 'Connection paused' : 'Connection resumed'))
      .then(refresh)
      .catch(showErrorToast)
  const sync = () =>
    call('POST /agent/mls/connections/:connectionId/sync', { params }).then(refresh).catch(showErrorToast)
  return (
    <>
      {kind === 'RESO' && state !== 'PAUSED' && (
        <Button
          icon={RefreshCw}
          busy={latestRun?.state === 'RUNNING' && !latestRun.resumesAt}
          onClick={() => void sync()}
        >
          {state === 'NEEDS_ATTENTION' ? 'Try again' : 'Update now'}
        </Button>
      )}
      {kind === 'RESO' && (
        <Button onClick={() => void setPaused(state !== 'PAUSED')}>{state === 'PAUSED' ? 'Resume' : 'Pause'}</Button>
      )}
      <Button onClick={() => setRemoving(true)}>Remove</Button>
      <ConfirmDialog
        open={isRemoving}
        onClose={() => setRemoving(false)}
        title={`Remove “${name}”?`}
        description="Its listings leave your list and the comparables of your contacts’ homes."
        confirmLabel="Remove"
        tone="danger"
        onConfirm={async () => {
          await call('DELETE /agent/mls/connections/:connectionId', { params })
          toast.success('Connection removed')
          void navigate(pathTo('settings/mls'), { replace: true })
          await refresh()
        }}
      />
    </>
  )
}
