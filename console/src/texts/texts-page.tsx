import { CardStackSkeleton } from '../design/feedback/skeleton.tsx'
import { Page } from '../design/layout/page.tsx'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'
import { ConnectionCard } from './connection-card.tsx'
import { LogCard } from './log-card.tsx'
import { SenderCard } from './sender-card.tsx'

/** The account at Twilio, what texts are sent from, and what became of the newest ones. */
export function TextsPage() {
  const settings = useApi('GET /agent/texts/settings')
  const refresh = () => void settings.mutate()
  useLiveEvent('texts', refresh)
  return (
    <Page
      title="Text Messages"
      description="Answer visitors by text as soon as they send a form, through your own account at Twilio."
    >
      <DataBoundary
        response={settings}
        errorTitle="The settings could not be loaded"
        fallback={<CardStackSkeleton heights={['h-64']} />}
      >
        {(settings) => (
          <div className="space-y-4">
            <ConnectionCard settings={settings} onChanged={refresh} />
            {settings.accountSid && (
              <>
                <SenderCard key={settings.accountSid} settings={settings} onChanged={refresh} />
                <LogCard />
              </>
            )}
          </div>
        )}
      </DataBoundary>
    </Page>
  )
}
