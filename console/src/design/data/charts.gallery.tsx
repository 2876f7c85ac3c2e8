import { useState } from 'react'
import { formatBucket } from '../format/date-format.ts'
import { Example } from '../gallery/example.tsx'
import type { GalleryEntry } from '../gallery/gallery-entry.ts'
import { AreaChart } from './chart/area-chart.tsx'
import { BarChart } from './chart/bar-chart.tsx'
import type { ChartData } from './chart/chart-data.ts'
import { RatioChart } from './chart/ratio-chart.tsx'
import { Sparkline } from './chart/sparkline.tsx'
import { StackedBarChart } from './chart/stacked-bar-chart.tsx'
import { TrendChart } from './chart/trend-chart.tsx'
import { StatCard } from './stat-card.tsx'

export default { title: 'Charts', group: 'Data', render: () => <Charts /> } satisfies GalleryEntry

const wave = (length: number, height: number, shift = 0) =>
  Array.from({ length }, (_, index) =>
    Math.round(height * (0.6 + 0.4 * Math.sin(index / 3 + shift)) * (0.7 + ((index * 37) % 10) / 20)),
  )

const days = (length: number, ...series: ChartData['series']): ChartData => ({
  buckets: Array.from({ length }, (_, index) => formatBucket(Date.UTC(2026, 0, 1 + index), 'DAY', 'UTC')),
  series,
})

const views = days(30, { name: 'Views', values: wave(30, 480) })
const threeSeries = days(
  30,
  { name: 'Views', values: wave(30, 480) },
  { name: 'Entrances', values: wave(30, 240, 1) },
  { name: 'Submissions', values: wave(30, 90, 2) },
)
const leads = days(30, {
  name: 'Submissions',
  values: wave(30, 9).map((value, index) => (index % 6 === 0 ? 0 : value)),
})
const visits = days(
  30,
  { name: 'Views', values: wave(30, 480).map((value, index) => (index === 29 ? 40 : value)) },
  { name: 'Submissions', values: wave(30, 6, 2) },
)
const rates = days(30, { name: 'Rate', values: wave(30, 28).map((value, index) => (index === 12 ? 140 : value + 0.4)) })
const empty = days(30, { name: 'Views', values: [] })
const clicks = [
  {
    name: 'Selling options',
    segments: [
      { name: 'Request a cash offer', value: 84 },
      { name: 'List my home', value: 61 },
    ],
  },
  {
    name: 'Home equity',
    segments: [
      { name: 'Talk to me', value: 40 },
      { name: 'List my home', value: 12 },
    ],
  },
  { name: 'Multi-provider home valuation', segments: [{ name: 'Improve the estimate', value: 33 }] },
  {
    name: 'Primary call to action',
    segments: [
      { name: 'Talk to me', value: 9 },
      { name: 'Book a visit', value: 5 },
    ],
  },
]

function Charts() {
  const [selected, setSelected] = useState('None')
  const period = 'Last 30 days'
  return (
    <>
      <Example title={`Selected: ${selected}`} block>
        <div className="grid gap-4 xl:grid-cols-2">
          <AreaChart title="Page Views" unit="views" period={period} headline="9,204" data={views} />
          <RatioChart title="Page Views to Submissions Rate" period={period} data={rates} />
          <BarChart
            title="Submissions"
            unit="submissions"
            period={period}
            data={leads}
            hint="Show submissions"
            onBarClick={(index) => setSelected(leads.buckets[index]?.name ?? '')}
          />
          <StackedBarChart
            title="CTA clicks"
            unit="clicks"
            period={period}
            stacks={clicks}
            hint="Show contacts"
            onSegmentClick={(stack, segment) =>
              setSelected(`${clicks[stack]?.name}, ${clicks[stack]?.segments[segment]?.name}`)
            }
          />
          <TrendChart title="Visits" unit="visits" period={period} lastPeriod="today so far" data={visits} />
          <AreaChart title="Three series" unit="events" period={period} data={threeSeries} />
          <BarChart title="Seven days" unit="views" data={days(7, { name: 'Views', values: wave(7, 18000) })} />
        </div>
      </Example>
      <Example title="Loading, empty, error, one point" block>
        <div className="grid gap-4 xl:grid-cols-2">
          <AreaChart title="Dashboard views" unit="views" period={period} data={undefined} />
          <AreaChart title="Scans" unit="scans" period={period} data={empty} />
          <BarChart title="Delivered" unit="postcards" data={undefined} error={{ onRetry: () => {} }} />
          <AreaChart title="Single day" unit="views" data={days(1, { name: 'Views', values: [3] })} />
        </div>
      </Example>
      <Example title="Sparkline" block>
        <div className="grid gap-4 sm:grid-cols-3">
          <StatCard label="Leads" value="48" delta={8}>
            <Sparkline values={wave(30, 20)} label="Leads over 30 days" />
          </StatCard>
          <StatCard label="Flat" value="3">
            <Sparkline values={[3, 3, 3]} />
          </StatCard>
          <StatCard label="No data" value="--">
            <Sparkline values={[]} />
          </StatCard>
        </div>
      </Example>
    </>
  )
}
