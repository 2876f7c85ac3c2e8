import { formatMoney } from '@gable/shared/calculators/format-money.ts'
import type { ScheduleRow } from '@gable/shared/calculators/schedule.ts'
import type { CalculatorLabels } from '@gable/shared/widgets/labels/calculator.ts'
import type { ScheduleLabels } from '@gable/shared/widgets/labels/schedule.ts'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { interpolate } from '../../journeys/interpolate.ts'
import { getYearTicks, toBalancePath } from './balance-path.ts'
import { formatDuration } from './format-duration.ts'

interface BalanceChartProps {
  rows: readonly ScheduleRow[]
  /** The same loan without extra payments. */
  planned: readonly ScheduleRow[]
  labels: ScheduleLabels & Pick<CalculatorLabels, 'duration'>
}

/** The balance over time. Its aria-label summarizes the chart; the table below has all numbers. */
export function BalanceChart({ rows, planned, labels }: BalanceChartProps) {
  const [pointedMonth, setPointedMonth] = useState<number>()
  const [first] = planned
  if (!first) return null
  const start = first.balance + first.principal
  const scale = { start, months: planned.length }
  const isPaidOffSooner = rows.length < planned.length
  const summary = interpolate(labels.balanceText, {
    start: formatMoney(start, 0),
    half: formatMoney(rows[Math.floor(rows.length / 2) - 1]?.balance ?? 0, 0),
    end: formatDuration(rows.length, labels.duration),
  })
  const handlePointer = ({ clientX, currentTarget }: JSX.TargetedPointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setPointedMonth(Math.max(0, Math.min(scale.months, Math.round(((clientX - left) / width) * scale.months))))
  }
  const balance = pointedMonth ? (rows[pointedMonth - 1]?.balance ?? 0) : start
  return (
    <figure class="chart">
      <figcaption>
        <b>{labels.balanceChart}</b>
        {isPaidOffSooner && (
          <span class="key">
            <i /> {labels.asPlanned} <i class="dashed" /> {labels.withoutExtra}
          </span>
        )}
      </figcaption>
      <div class="plot" dir="ltr">
        <span class="scale">
          <span>{formatMoney(start, 0)}</span>
          <span>{formatMoney(start / 2, 0)}</span>
          <span>$0</span>
        </span>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={summary}
          onPointerMove={handlePointer}
          onPointerDown={handlePointer}
          onPointerLeave={() => setPointedMonth(undefined)}
        >
          <path class="grid" d="M0 0H100M0 50H100M0 100H100" />
          <path class="area" d={`M0 100L${toBalancePath(rows, scale)}L${(rows.length / scale.months) * 100} 100Z`} />
          {isPaidOffSooner && <path class="line dashed" d={`M${toBalancePath(planned, scale)}`} />}
          <path class="line" d={`M${toBalancePath(rows, scale)}`} />
          {pointedMonth !== undefined && <path class="pointed" d={`M${(pointedMonth / scale.months) * 100} 0V100`} />}
        </svg>
        <span class="years">
          {getYearTicks(planned.length).map(({ year, position }) => (
            <span key={year} style={{ left: position }}>
              {year}
            </span>
          ))}
        </span>
      </div>
      <p class="small pointed" aria-hidden="true">
        {pointedMonth !== undefined &&
          interpolate(labels.balanceAt, {
            time: formatDuration(pointedMonth, labels.duration),
            amount: formatMoney(balance, 0),
          })}
      </p>
    </figure>
  )
}
