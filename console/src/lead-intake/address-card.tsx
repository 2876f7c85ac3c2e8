import type { IntakeAddress } from '@gable/shared/lead-intake/source.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { useState } from 'react'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { Callout } from '../design/feedback/callout.tsx'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import { CopyButton } from '../design/inputs/copy-button.tsx'
import { Card } from '../design/layout/card.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { showErrorToast } from '../platform/error-toast.ts'
import { call } from '../platform/use-api.ts'
import type { useIntakeAddress } from './use-lead-intake.ts'

/** The email address that portals and mailboxes forward leads to. */
export function AddressCard({ address }: { address: ReturnType<typeof useIntakeAddress> }) {
  return (
    <Card
      title="Email address"
      description="Enter it at Zillow, Realtor.com, Homes.com or Facebook, or forward notices of your website to it."
    >
      <DataBoundary
        response={address}
        errorTitle="The email address could not be loaded"
        fallback={<Skeleton className="h-14" />}
      >
        {(data) => <Address data={data} onChanged={(next) => void address.mutate(next, { revalidate: false })} />}
      </DataBoundary>
    </Card>
  )
}

function Address({ data, onChanged }: { data: IntakeAddress; onChanged: (address: IntakeAddress) => void }) {
  const [isReplacing, setReplacing] = useState(false)
  const [isCreating, setCreating] = useState(false)
  const create = () => call('POST /agent/lead-intake/address').then(onChanged)
  if (!data.isAvailable)
    return (
      <Callout title="This installation receives no email yet">
        The operator sets the domain for incoming email. Until then, use a webhook source below.
      </Callout>
    )
  if (data.address === null)
    return (
      <div className="space-y-3">
        <p className="text-muted">Your account gets an address of its own, which you can replace at any time.</p>
        <Button
          busy={isCreating}
          onClick={() => {
            setCreating(true)
            void create()
              .catch(showErrorToast)
              .finally(() => setCreating(false))
          }}
        >
          Create address
        </Button>
      </div>
    )
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-2">
        <code className="min-w-0 rounded-md bg-sunken px-3 py-1.5 font-mono text-table [overflow-wrap:anywhere]">
          {data.address}
        </code>
        <CopyButton value={data.address} copiedMessage="Address copied" label="Copy address" />
        <Button variant="quiet" onClick={() => setReplacing(true)}>
          Replace
        </Button>
      </div>
      <p className="text-muted text-table">
        {data.received === 0 || data.lastReceivedAt === null ? (
          'Nothing has arrived yet.'
        ) : (
          <>
            {pluralize(data.received, 'email')}, {pluralize(data.leads, 'lead')}. Last one{' '}
            <RelativeTime at={data.lastReceivedAt} />.
          </>
        )}
      </p>
      <ConfirmDialog
        open={isReplacing}
        onClose={() => setReplacing(false)}
        title="Replace the email address?"
        description="The old address stops receiving right away. Enter the new one wherever you used it."
        confirmLabel="Replace address"
        tone="danger"
        onConfirm={async () => {
          await create()
          toast.success('Address replaced')
        }}
      />
    </div>
  )
}
