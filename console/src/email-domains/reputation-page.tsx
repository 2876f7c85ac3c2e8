import { type Reputation, reputationLimits, reputationMinimum } from '@gable/shared/email-domains/email-domain.ts'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { BarChart } from '../design/data/chart/bar-chart.tsx'
import { TrendChart } from '../design/data/chart/trend-chart.tsx'
import { StatCard } from '../design/data/stat-card.tsx'
import { Callout } from '../design/feedback/callout.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { formatBucket, formatDateTime } from '../design/format/date-format.ts'
import { emptyValue, formatCount } from '../design/format/metric-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { useLiveEvent } from '../platform/live.ts'
import { LoadError } from '../platform/load-error.tsx'
import { call, useApi } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { EmailDomainLayout, notFoundMessage } from './email-domain-layout.tsx'

/** How mail providers see the agency: bounces and spam reports by day against their limits. */
export function ReputationPage() {
  const { data, error, isValidating, mutate } = useApi('GET /agent/email-reputation')
  useLiveEvent('email-domains', () => void mutate())
  return (
    <EmailDomainLayout description="Mail providers block senders whose emails bounce or are reported as spam too often.">
      {error && !data ? (
        <LoadError
          problem={error}
          notFoundMessage={notFoundMessage}
          title="The reputation could not be loaded"
          onRetry={() => mutate()}
          retrying={isValidating}
        />
      ) : (
        <div className="space-y-4">
          <h2 className="sr-only">Last 30 days</h2>
          {data?.pausedAt && (
            <PausedCallout
              at={data.pausedAt}
              reason={data.pauseReason}
              onResumed={(resumed) => void mutate(resumed, { revalidate: false })}
            />
          )}
          <RateCards reputation={data} />
          <TrendChart
            title="Emails by day"
            unit="sent and bounced"
            period="Last 30 days"
            lastPeriod="today so far"
            data={data && toSentChart(data.days)}
          />
          <BarChart
            title="Spam reports by day"
            unit="emails reported as spam"
            period="Last 30 days"
            data={data && toSpamChart(data.days)}
          />
          <p className="text-muted text-table">
            Rates count once {reputationMinimum} emails were sent in 30 days. An address that bounces for good or
            reports spam gets no more emails.
          </p>
        </div>
      )}
    </EmailDomainLayout>
  )
}

interface PausedCalloutProps {
  at: string
  reason: string
  onResumed: (reputation: Reputation) => void
}

function PausedCallout({ at, reason, onResumed }: PausedCalloutProps) {
  const timeZone = useTimeZone()
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <Callout
        tone="danger"
        title="Sending is paused"
        action={
          <Button icon={Play} onClick={() => setConfirming(true)}>
            Resume
          </Button>
        }
      >
        {reason} No marketing email has been sent since {formatDateTime(at, timeZone)}.
      </Callout>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title="Resume sending?"
        description="Waiting emails are sent. Remove old and bought addresses first, or mail providers may block your domain."
        confirmLabel="Resume"
        onConfirm={async () => {
          onResumed(await call('POST /agent/email-reputation/resumed'))
          toast.success('Sending resumed')
        }}
      />
    </>
  )
}

function RateCards({ reputation }: { reputation: Reputation | undefined }) {
  const sent = reputation?.days.reduce((sum, day) => sum + day.sent, 0)
  const format = (rate: number | undefined) => (rate === undefined ? undefined : sent ? `${rate}%` : emptyValue)
  const describe = ({ warn, pause }: { warn: number; pause: number }) => `Warning above ${warn}%, pause above ${pause}%`
  const { bounce, complaint } = reputationLimits
  const toProgress = (rate = 0, { pause }: { pause: number }) => (rate / pause) * 100
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <StatCard label="Emails sent" value={sent === undefined ? undefined : formatCount(sent)} caption="Last 30 days" />
      <StatCard
        label="Bounce rate"
        value={format(reputation?.bounceRate)}
        caption={describe(bounce)}
        progress={toProgress(reputation?.bounceRate, bounce)}
      />
      <StatCard
        label="Spam rate"
        value={format(reputation?.complaintRate)}
        caption={describe(complaint)}
        progress={toProgress(reputation?.complaintRate, complaint)}
      />
    </div>
  )
}

const toSentChart = (days: Reputation['days']) => ({
  buckets: toBuckets(days),
  series: [
    { name: 'Sent', values: days.map(({ sent }) => sent) },
    { name: 'Bounced', values: days.map(({ bounced }) => bounced) },
  ],
})

const toSpamChart = (days: Reputation['days']) => ({
  buckets: toBuckets(days),
  series: [{ name: 'Reported as spam', values: days.map(({ complained }) => complained) }],
})

/** Noon UTC keeps the calendar day in every time zone of a browser. */
const toBuckets = (days: Reputation['days']) => days.map(({ day }) => formatBucket(`${day}T12:00:00Z`, 'DAY', 'UTC'))
