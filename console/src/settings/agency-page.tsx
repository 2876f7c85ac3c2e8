import { CardStackSkeleton } from '../design/feedback/skeleton.tsx'
import { Page } from '../design/layout/page.tsx'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { useApi } from '../platform/use-api.ts'
import { AddressSharingCard } from './address-sharing-card.tsx'
import { AgencyForm } from './agency-form.tsx'

/** What an agency says about itself, and what it shares with public address fields. */
export function AgencyPage() {
  const details = useApi('GET /agent/agency/details')
  const sharing = useApi('GET /agent/address-sharing')
  return (
    <Page
      title="Team"
      description="What your agency is called and where it works. These settings apply to everyone on your team."
    >
      <div className="space-y-4">
        <DataBoundary
          response={details}
          errorTitle="The agency could not be loaded"
          fallback={<CardStackSkeleton heights={['h-72']} />}
        >
          {(data) => (
            <AgencyForm details={data} onSaved={(saved) => void details.mutate(saved, { revalidate: false })} />
          )}
        </DataBoundary>
        <DataBoundary
          response={sharing}
          errorTitle="The address suggestions could not be loaded"
          fallback={<CardStackSkeleton heights={['h-32']} />}
        >
          {({ suggestsAddresses }) => (
            <AddressSharingCard
              isOn={suggestsAddresses}
              onSaved={(saved) => void sharing.mutate(saved, { revalidate: false })}
            />
          )}
        </DataBoundary>
      </div>
    </Page>
  )
}
