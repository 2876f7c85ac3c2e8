import type { CalendarOverview } from '@gable/shared/calendars/calendar.ts'
import { useState } from 'react'
import { toast } from '../../design/feedback/toast.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { CopyButton } from '../../design/inputs/copy-button.tsx'
import { Card } from '../../design/layout/card.tsx'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'
import { showErrorToast } from '../../platform/error-toast.ts'
import { call } from '../../platform/use-api.ts'

interface FeedCardProps {
  overview: CalendarOverview
  onChange: (overview: CalendarOverview) => void
}

/** The private address at which any calendar can subscribe to appointments and next actions. */
export function FeedCard({ overview: { feedUrl }, onChange }: FeedCardProps) {
  const [asking, setAsking] = useState<'REPLACE' | 'END'>()
  const [isCreating, setCreating] = useState(false)

  async function create() {
    setCreating(true)
    try {
      onChange(await call('POST /agent/calendars/feed'))
    } catch (error) {
      showErrorToast(error)
    } finally {
      setCreating(false)
    }
  }

  return (
    <Card title="Subscription">
      <div className="space-y-3">
        <p className="text-muted">
          Any calendar can subscribe to your appointments and next actions. It only reads them, and looks for changes in
          its own time.
        </p>
        {feedUrl === null ? (
          <Button busy={isCreating} onClick={() => void create()}>
            Create Address
          </Button>
        ) : (
          <>
            <p className="rounded-md border border-line px-2 py-1.5 font-mono text-label [overflow-wrap:anywhere]">
              {feedUrl}
            </p>
            <p className="text-label text-muted">
              Who has this address can read your appointments, so keep it to yourself.
            </p>
            <div className="flex flex-wrap gap-2">
              <CopyButton value={feedUrl} copiedMessage="Address copied" label="Copy Address" />
              <Button onClick={() => setAsking('REPLACE')}>Replace</Button>
              <Button onClick={() => setAsking('END')}>End</Button>
            </div>
          </>
        )}
      </div>
      <ConfirmDialog
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        title={asking === 'REPLACE' ? 'Replace the address?' : 'End the subscription?'}
        description="Calendars that use the address stop showing your appointments."
        confirmLabel={asking === 'REPLACE' ? 'Replace' : 'End'}
        tone="danger"
        onConfirm={async () => {
          onChange(
            asking === 'REPLACE'
              ? await call('POST /agent/calendars/feed')
              : await call('DELETE /agent/calendars/feed'),
          )
          toast.success(asking === 'REPLACE' ? 'Address replaced' : 'Subscription ended')
        }}
      />
    </Card>
  )
}
