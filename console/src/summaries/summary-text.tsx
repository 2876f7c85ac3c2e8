import type { ContactSummary } from '@gable/shared/summaries/summary.ts'
import { ArrowRight } from 'lucide-react'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { Citations } from './citations.tsx'

/** Each sentence with the activity it cites. */
export function SummaryText({ summary }: { summary: ContactSummary }) {
  const { sentences, insights, recommendations, isByModel, updatedAt } = summary
  const timeZone = useTimeZone()
  return (
    <>
      <p className="leading-6 [overflow-wrap:anywhere]">
        {sentences.map(({ text, entries }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no other key
          <span key={index}>
            <bdi>{text}</bdi> <Citations entries={entries} />{' '}
          </span>
        ))}
      </p>
      {insights.length > 0 && (
        <div>
          <h3 className="mb-2 font-medium text-label text-muted">Insights</h3>
          <ul className="grid gap-3 sm:grid-cols-2">
            {insights.map(({ title, description, entries }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: insights have no other key
              <li key={index} className="rounded-lg bg-sunken p-3 [overflow-wrap:anywhere]">
                <p className="font-medium">{title}</p>
                <p className="mt-0.5 text-table">
                  <bdi className="text-muted">{description}</bdi> <Citations entries={entries} />
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
      {recommendations.length > 0 && (
        <div>
          <h3 className="mb-2 font-medium text-label text-muted">Recommendations</h3>
          <ul className="space-y-2">
            {recommendations.map(({ text, entries }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: recommendations have no other key
              <li key={index} className="flex gap-2 [overflow-wrap:anywhere]">
                <ArrowRight aria-hidden="true" className="mt-1 size-3.5 shrink-0 text-accent-ink" />
                <span className="min-w-0">
                  <bdi>{text}</bdi> <Citations entries={entries} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="text-label text-muted">
        {isByModel
          ? 'Written by AI from the activity below. Check important details.'
          : 'Written by built-in rules from the activity below.'}
        {updatedAt && (
          <span className="sm:hidden">
            {' '}
            Updated <RelativeTime at={updatedAt} timeZone={timeZone} />.
          </span>
        )}
      </p>
    </>
  )
}
