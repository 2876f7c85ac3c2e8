import {
  confidenceWord,
  type HomeValue,
  type HomeValueEstimate,
  providerName,
} from '@gable/shared/properties/estimate.ts'
import { Badge } from '../design/data/badge.tsx'
import { missing } from '../design/format/metric-format.ts'
import { confidenceTone } from './confidence-tone.ts'
import { FigureGrid } from './figure-grid.tsx'
import { dayText, dollarsText, rateText } from './figures.ts'
import { RangeBar } from './range-bar.tsx'
import { ValueCourse } from './value-course.tsx'

interface MainEstimateProps {
  estimate: HomeValueEstimate
  course: HomeValue['course']
}

/** The estimate to go by. */
export function MainEstimate({ estimate, course }: MainEstimateProps) {
  const { provider, median, confidence, deviation, valueDate, source } = estimate
  return (
    <div>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <p className="text-muted text-table">Estimated value</p>
          <p className="font-semibold text-[32px] leading-10 tabular-nums">{dollarsText(median)}</p>
        </div>
        <ValueCourse provider={provider} course={course} />
      </div>
      <RangeBar estimate={estimate} />
      <div className="mt-5">
        <FigureGrid
          figures={[
            {
              label: 'Confidence',
              value: (
                <Badge tone={confidenceTone(confidence)}>
                  {confidenceWord(confidence)} · {confidence} of 100
                </Badge>
              ),
            },
            { label: 'Value date', value: dayText(valueDate) },
            { label: 'Usual deviation', value: deviation === null ? missing : `± ${rateText(deviation, 1)}` },
            {
              label: 'Provider',
              value: (
                <>
                  {providerName(provider)}
                  {source && <span className="block text-label text-muted">{source}</span>}
                </>
              ),
            },
          ]}
        />
      </div>
    </div>
  )
}
