import { type IntakeSource, maxIntakeSources } from '@gable/shared/lead-intake/source.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../design/inputs/button.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useApi } from '../platform/use-api.ts'
import { useCreateDialog } from '../platform/use-create-dialog.ts'
import { SecretDialog } from '../webhooks/secret-dialog.tsx'
import { AddressCard } from './address-card.tsx'
import { LeadIntakeLayout } from './lead-intake-layout.tsx'
import { signingHint } from './source-actions.tsx'
import { SourceDialog } from './source-dialog.tsx'
import { SourceTable } from './source-table.tsx'
import { useIntakeAddress } from './use-lead-intake.ts'

/** The intake address and the webhook sources of the account. */
export function SourcesPage() {
  const address = useIntakeAddress()
  const sources = useApi('GET /agent/lead-intake/sources')
  const adding = useCreateDialog()
  const navigate = useNavigate()
  const pathTo = useAccountPath()
  const [created, setCreated] = useState<{ source: IntakeSource; secret: string }>()
  const isFull = (sources.data?.length ?? 0) >= maxIntakeSources
  const open = ({ _id }: IntakeSource) => navigate(pathTo(`settings/lead-intake/sources/${_id}`))
  const addButton = (
    <Button variant="primary" icon={Plus} disabled={isFull} onClick={adding.open}>
      Add source
    </Button>
  )
  return (
    <LeadIntakeLayout address={address.data} actions={sources.data && sources.data.length > 0 && addButton}>
      <div className="space-y-6">
        <AddressCard address={address} />
        <section aria-labelledby="webhook-sources" className="space-y-3">
          <h2 id="webhook-sources" className="font-semibold text-body">
            Webhook sources
          </h2>
          {isFull && <p className="text-muted">You can have up to {maxIntakeSources} sources.</p>}
          <SourceTable sources={sources} addButton={addButton} />
        </section>
      </div>
      <SourceDialog
        open={adding.isOpen}
        onClose={adding.close}
        onSaved={(source, secret) => {
          adding.close()
          void sources.mutate()
          if (secret) setCreated({ source, secret })
          else open(source)
        }}
      />
      <SecretDialog
        secret={created?.secret}
        description={signingHint}
        onClose={() => {
          setCreated(undefined)
          if (created) open(created.source)
        }}
      />
    </LeadIntakeLayout>
  )
}
