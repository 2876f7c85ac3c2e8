import type { Flow } from '@gable/shared/flows/flow-detail.ts'
import { useState } from 'react'
import { AreaChart } from '../../design/data/chart/area-chart.tsx'
import { CardSkeleton, TextSkeleton } from '../../design/feedback/skeleton.tsx'
import { formatBucket } from '../../design/format/date-format.ts'
import { Select } from '../../design/inputs/select.tsx'
import { Card } from '../../design/layout/card.tsx'
import { DataBoundary } from '../../platform/data-boundary.tsx'
import { useApiList } from '../../platform/use-api.ts'
import { useFlowReferences } from '../use-flow-references.ts'
import { FlowSteps } from './flow-steps.tsx'
import type { RunFilter } from './use-run-filter.ts'

interface FlowPerformanceProps {
  flow: Flow
  onShow: (filter: RunFilter) => void
}

/** The steps with how many contacts are at each, and how each day went. */
export function FlowPerformance({ flow, onShow }: FlowPerformanceProps) {
  const [days, setDays] = useState(30)
  // Another period keeps the steps on screen, and the chart until its days are loaded.
  const response = useApiList('GET /agent/flows/:flowId/performance', {
    params: { flowId: flow._id },
    query: { days },
  })
  const references = useFlowReferences()
  const definition = flow.published ?? flow.draft
  return (
    <DataBoundary
      response={response}
      errorTitle="The performance could not be loaded"
      fallback={
        <div className={columns}>
          <CardSkeleton lines={12} />
          <AreaChart {...chartTexts} data={undefined} />
        </div>
      }
    >
      {({ steps, series }) => (
        <div className={columns}>
          <Card
            title="Steps"
            description={
              flow.published === null
                ? 'This is the draft. Contacts enter once it is published.'
                : 'Where contacts are now, and what became of those who passed.'
            }
          >
            {references ? (
              <FlowSteps
                kind={flow.kind}
                definition={definition}
                references={references}
                figures={steps}
                onShow={onShow}
              />
            ) : (
              <TextSkeleton lines={6} />
            )}
          </Card>
          <div className="filters space-y-2">
            <Select
              aria-label="Period"
              className="w-44"
              value={String(days)}
              options={periods}
              onChange={(value) => setDays(Number(value))}
            />
            <AreaChart
              {...chartTexts}
              data={{
                buckets: series.map(({ day }) => formatBucket(`${day}T00:00:00Z`, 'DAY', 'UTC')),
                series: [
                  { name: 'Entered', values: series.map(({ entered }) => entered) },
                  { name: 'Finished', values: series.map(({ finished }) => finished) },
                  { name: 'Left', values: series.map(({ left }) => left) },
                ],
              }}
            />
          </div>
        </div>
      )}
    </DataBoundary>
  )
}

const columns = 'grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'
const chartTexts = { title: 'Contacts by Day', unit: 'contacts' }

const periods = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last 12 months' },
]
