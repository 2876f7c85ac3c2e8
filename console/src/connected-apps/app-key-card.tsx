import type { ApiKey } from '@gable/shared/api-keys/api-key.ts'
import type { ConnectedApp } from '@gable/shared/connected-apps/connected-app.ts'
import { useState } from 'react'
import { DescriptionList } from '../design/data/description-list.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { Callout } from '../design/feedback/callout.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { formatDate } from '../design/format/date-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { call } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'

interface AppKeyCardProps {
  app: ConnectedApp
  apiKey: ApiKey
  onReplace: () => Promise<void>
  onRevoked: () => void
}

export function AppKeyCard({ app, apiKey, onReplace, onRevoked }: AppKeyCardProps) {
  const timeZone = useTimeZone()
  const [openDialog, setOpenDialog] = useState<'replace' | 'revoke'>()
  const close = () => setOpenDialog(undefined)
  const { prefix, lastUsedAt, createdAt, createdBy, state } = apiKey
  return (
    <Card
      title="API Key"
      actions={
        <>
          <Button size="sm" onClick={() => setOpenDialog('replace')}>
            Replace
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setOpenDialog('revoke')}>
            Revoke
          </Button>
        </>
      }
    >
      {state === 'LIMITED' && (
        <div className="mb-4">
          <Callout tone="warning">
            {createdBy.fullName} no longer has every permission that this key needs. Replace it.
          </Callout>
        </div>
      )}
      <DescriptionList
        items={[
          { label: 'Key', value: <span className="font-mono">{prefix}…</span> },
          { label: 'Created', value: `${formatDate(createdAt, timeZone)} by ${createdBy.fullName}` },
          { label: 'Last used', value: lastUsedAt ? <RelativeTime at={lastUsedAt} /> : 'Never' },
        ]}
      />
      <ConfirmDialog
        open={openDialog === 'replace'}
        onClose={close}
        title="Replace the API key?"
        description={`${app.title} is refused until you enter the new key there.`}
        confirmLabel="Replace"
        onConfirm={onReplace}
      />
      <ConfirmDialog
        open={openDialog === 'revoke'}
        onClose={close}
        title="Revoke the API key?"
        description={`${app.title} is refused at once. A revoked key cannot be used again.`}
        confirmLabel="Revoke"
        tone="danger"
        onConfirm={async () => {
          await call('DELETE /agent/connected-apps/:appId/api-key', { params: { appId: app.appId } })
          toast.success('API key revoked')
          onRevoked()
        }}
      />
    </Card>
  )
}
