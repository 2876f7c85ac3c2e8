import { TrackingLayout } from '../account-tracking/tracking-layout.tsx'
import { CardStackSkeleton } from '../design/feedback/skeleton.tsx'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'
import { ConversionSettingsForm } from './conversion-settings-form.tsx'
import { VendorCard } from './vendor-card.tsx'

export function ConversionsPage() {
  const conversions = useApi('GET /agent/conversions')
  const refresh = () => void conversions.mutate()
  useLiveEvent('conversions', refresh)
  return (
    <TrackingLayout description="Report views, form starts and leads to your analytics and ad accounts by their IDs, without any code.">
      <DataBoundary
        response={conversions}
        errorTitle="The conversions could not be loaded"
        fallback={<CardStackSkeleton heights={['h-56', 'h-40', 'h-40']} />}
      >
        {({ settings, integrations }) => (
          <div className="max-w-3xl space-y-4">
            <ConversionSettingsForm settings={settings} onSaved={refresh} />
            {integrations.map((integration) => (
              <VendorCard key={integration.vendor} integration={integration} onChanged={refresh} />
            ))}
          </div>
        )}
      </DataBoundary>
    </TrackingLayout>
  )
}
