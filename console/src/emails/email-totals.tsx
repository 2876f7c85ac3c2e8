import type { ContentStatistics } from '@gable/shared/content/content.ts'
import { StatCard } from '../design/data/stat-card.tsx'
import { formatMetric } from '../design/format/metric-format.ts'
import { CaptionButton } from '../statistics/caption-button.tsx'
import { RateCard } from '../statistics/rate-card.tsx'
import { useEngagedContacts } from './use-engaged-contacts.ts'

/** What became of all emails that were ever sent. */
export function EmailTotals({ statistics }: { statistics: ContentStatistics }) {
  const { sent, delivered, opens, clicks, leads, bounced, unsubscribed, spams } = statistics
  const { open } = useEngagedContacts()
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <StatCard
        label="Sent"
        tooltip="The number of emails that were handed to the mail servers of contacts"
        value={formatMetric(sent)}
        detail="All time"
      />
      <RateCard
        label="Delivered"
        tooltip="The emails that a mail server accepted, out of those sent"
        part={delivered}
        total={sent}
      />
      <RateCard
        label="Open Rate"
        tooltip="The emails that people opened, out of those delivered. Fetching by machines is not counted. The chart shows each opening at the time the email was sent."
        part={opens}
        total={delivered}
        caption={opens > 0 && <CaptionButton label="Show who opened" onClick={() => open('OPENED')} />}
      />
      <RateCard
        label="Click-Through Rate"
        tooltip="The emails in which a link was clicked, out of those opened. The chart shows each click at the time the email was sent."
        part={clicks}
        total={opens}
        caption={clicks > 0 && <CaptionButton label="Show who clicked" onClick={() => open('CLICKED')} />}
      />
      <RateCard
        label="Submission Rate"
        tooltip="The form submissions that followed, out of emails clicked"
        part={leads}
        total={clicks}
      />
      <RateCard label="Bounced" tooltip="The emails that could not be delivered" part={bounced} total={sent} />
      <RateCard
        label="Unsubscribed"
        tooltip="The emails after which a contact unsubscribed"
        part={unsubscribed}
        total={sent}
      />
      <RateCard label="Spam Reports" tooltip="The emails that a contact reported as spam" part={spams} total={sent} />
    </div>
  )
}
