import { useState } from 'react'
import { bucketOf } from '../format/date-format.ts'
import type { GalleryPart } from '../gallery/part.ts'
import { Specimen } from '../gallery/specimen.tsx'
import { AreaChart } from './chart/area-chart.tsx'
import { BarChart } from './chart/bar-chart.tsx'
import type { ChartData } from './chart/data.ts'
import { RatioChart } from './chart/ratio-chart.tsx'
import { Sparkline } from './chart/sparkline.tsx'
import { StackedBarChart } from './chart/stacked-bar-chart.tsx'
import { StatCard } from './stat-card.tsx'

export default { title: 'Charts', group: 'Data', render: () => <Charts /> } satisfies GalleryPart

const wave = (length: number, height: number, shift = 0) =>
  Array.from({ length }, (_, at) =>
    Math.round(height * (0.6 + 0.4 * Math.sin(at / 3 + shift)) * (0.7 + ((at * 37) % 10) / 20)),
  )

const days = (length: number, ...series: ChartData['series']): ChartData => ({
  buckets: Array.from({ length }, (_, at) => bucketOf(Date.UTC(2026, 0, 1 + at), 'DAY', 'UTC')),
  series,
})

const views = days(30, { name: 'Views', values: wave(30, 480) })
const compared = days(
  30,
  { name: 'Views', values: wave(30, 480) },
  { name: 'Entrances', values: wave(30, 240, 1) },
  { name: 'Submissions', values: wave(30, 90, 2) },
)
const leads = days(30, { name: 'Submissions', values: wave(30, 9).map((value, at) => (at % 6 === 0 ? 0 : value)) })
const rates = days(30, { name: 'Rate', values: wave(30, 28).map((value, at) => (at === 12 ? 140 : value + 0.4)) })
const blank = days(30, { name: 'Views', values: [] })
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
  const [picked, setPicked] = useState('nothing yet')
  const period = 'Last 30 days'
  return (
    <>
      <Specimen title={`Pressed: ${picked}`} block>
        <div className="grid gap-4 xl:grid-cols-2">
          <AreaChart title="Page Views" unit="views" period={period} figure="9,204" data={views} />
          <RatioChart title="Page Views to Submissions Rate" period={period} data={rates} />
          <BarChart
            title="Submissions"
            unit="submissions"
            period={period}
            data={leads}
            hint="Show submissions"
            onBar={(index) => setPicked(leads.buckets[index]?.name ?? '')}
          />
          <StackedBarChart
            title="CTA clicks"
            unit="clicks"
            period={period}
            stacks={clicks}
            hint="Show contacts"
            onSegment={(stack, segment) =>
              setPicked(`${clicks[stack]?.name}, ${clicks[stack]?.segments[segment]?.name}`)
            }
          />
          <AreaChart title="Three series" unit="events" period={period} data={compared} />
          <BarChart title="Seven days" unit="views" data={days(7, { name: 'Views', values: wave(7, 18000) })} />
        </div>
      </Specimen>
      <Specimen title="Pending, nothing, failed, one point" block>
        <div className="grid gap-4 xl:grid-cols-2">
          <AreaChart title="Dashboard views" unit="views" period={period} data={undefined} />
          <AreaChart title="Scans" unit="scans" period={period} data={blank} />
          <BarChart title="Delivered" unit="postcards" data={undefined} failed={{ onRetry: () => {} }} />
          <AreaChart title="The first day" unit="views" data={days(1, { name: 'Views', values: [3] })} />
        </div>
      </Specimen>
      <Specimen title="Sparkline" block>
        <div className="grid gap-4 sm:grid-cols-3">
          <StatCard label="Leads" value="48" delta={8}>
            <Sparkline values={wave(30, 20)} label="Leads over 30 days" />
          </StatCard>
          <StatCard label="Flat" value="3">
            <Sparkline values={[3, 3, 3]} />
          </StatCard>
          <StatCard label="Nothing" value="--">
            <Sparkline values={[]} />
          </StatCard>
        </div>
      </Specimen>
    </>
  )
}
