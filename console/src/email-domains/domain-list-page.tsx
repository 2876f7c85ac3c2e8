import { maxEmailDomains } from '@gable/shared/email-domains/email-domain.ts'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { PageSkeleton } from '../design/feedback/skeleton.tsx'
import { EmptyState } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { LoadError } from '../platform/load-error.tsx'
import { useApi } from '../platform/use-api.ts'
import { useCreateDialog } from '../platform/use-create-dialog.ts'
import { AddDomainDialog } from './add-domain-dialog.tsx'
import { DomainTable } from './domain-table.tsx'
import { EmailDomainLayout, notFoundMessage } from './email-domain-layout.tsx'

export function DomainListPage() {
  const navigate = useNavigate()
  const pathTo = useAccountPath()
  const adding = useCreateDialog()
  const { data, error, isValidating, mutate } = useApi('GET /agent/custom-domain')
  useLiveEvent('email-domains', () => void mutate())
  const isFull = (data?.domains.length ?? 0) >= maxEmailDomains
  const addButton = (
    <Button variant="primary" icon={Plus} disabled={isFull} onClick={adding.open}>
      Add domain
    </Button>
  )
  return (
    <EmailDomainLayout
      description="Send emails from your own domain, so that people recognize the sender and mail providers trust it."
      actions={data && data.domains.length > 0 && addButton}
    >
      {data ? (
        <div className="space-y-4">
          {isFull && <p className="text-muted">You can have up to {maxEmailDomains} domains.</p>}
          {data.domains.length > 0 ? (
            <DomainTable domains={data.domains} />
          ) : (
            <Card flush>
              <EmptyState
                title="No domain yet"
                text={`Emails are sent from ${getAddress(data.defaultSender)} until you add a domain of your own.`}
                action={addButton}
              />
            </Card>
          )}
        </div>
      ) : error ? (
        <LoadError
          problem={error}
          notFoundMessage={notFoundMessage}
          title="The domains could not be loaded"
          onRetry={() => mutate()}
          retrying={isValidating}
        />
      ) : (
        <PageSkeleton />
      )}
      <AddDomainDialog
        open={adding.isOpen}
        onClose={adding.close}
        onAdded={(domain) => {
          void mutate()
          void navigate(pathTo(`settings/email-domain-url/email-sending-domain/${domain._id}`))
        }}
      />
    </EmailDomainLayout>
  )
}

/** The address of a sender such as `Gable <no-reply@gable.test>`. */
const getAddress = (sender: string) => /<([^>]+)>/.exec(sender)?.[1] ?? sender
