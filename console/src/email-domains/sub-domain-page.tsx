import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PageSkeleton } from '../design/feedback/skeleton.tsx'
import { EmptyState } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { useLiveEvent } from '../platform/live.ts'
import { LoadError } from '../platform/load-error.tsx'
import { useApi } from '../platform/use-api.ts'
import { AddSubDomainDialog } from './add-sub-domain-dialog.tsx'
import { EmailDomainLayout, notFoundMessage } from './email-domain-layout.tsx'
import { SubDomainDetails } from './sub-domain-details.tsx'

/** The agency's own host name for its public pages. */
export function SubDomainPage() {
  const [isAdding, setAdding] = useState(false)
  const { data, error, isValidating, mutate } = useApi('GET /agent/custom-sub-domain')
  useLiveEvent('email-domains', () => void mutate())
  return (
    <EmailDomainLayout description="Show landing pages, forms and home reports under a name of your own, such as homes.example.com.">
      {data ? (
        data.subDomain ? (
          <SubDomainDetails subDomain={data.subDomain} onChange={() => void mutate()} />
        ) : (
          <Card flush>
            <EmptyState
              title="No custom subdomain yet"
              text={
                <>
                  Your pages are at <span className="break-all">{data.origin}</span>.
                </>
              }
              action={
                <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
                  Add subdomain
                </Button>
              }
            />
          </Card>
        )
      ) : error ? (
        <LoadError
          problem={error}
          notFoundMessage={notFoundMessage}
          title="The subdomain could not be loaded"
          onRetry={() => mutate()}
          retrying={isValidating}
        />
      ) : (
        <PageSkeleton />
      )}
      <AddSubDomainDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        onAdded={() => {
          setAdding(false)
          void mutate()
        }}
      />
    </EmailDomainLayout>
  )
}
