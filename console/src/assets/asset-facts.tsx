import type { AssetSummary } from '@gable/shared/assets/asset-summary.ts'
import type { ReactNode } from 'react'
import { DescriptionList } from '../design/data/description-list.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { emptyValue } from '../design/format/metric-format.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'

interface AssetFactsProps {
  lastUpdated: AssetSummary['lastUpdated']
  pageUrl: { value: ReactNode; action: ReactNode }
  /** Undefined while loading; null without any activity. */
  latestActivity: { latestActivity: string | null } | undefined
  /** Of a page: what visitors see. */
  version?: { value: ReactNode; action: ReactNode } | false
}

export function AssetFacts({ lastUpdated, pageUrl, latestActivity, version }: AssetFactsProps) {
  const timeZone = useTimeZone()
  return (
    <DescriptionList
      items={[
        { label: 'Page URL', ...pageUrl },
        { label: 'Last Updated', value: formatDateTime(lastUpdated.triggeredAt, timeZone) },
        { label: 'Last Updated By', value: lastUpdated.triggeredBy || emptyValue },
        {
          label: 'Latest Activity',
          value: latestActivity && <RelativeTime at={latestActivity.latestActivity} timeZone={timeZone} />,
        },
        ...(version ? [{ label: 'Published Version', ...version }] : []),
      ]}
    />
  )
}
