import { moneyText } from '@gable/shared/calculators/money-text.ts'
import type { ScheduleRow } from '@gable/shared/calculators/schedule.ts'
import type { CalculatorWords } from '@gable/shared/widgets/words/calculator.ts'
import type { ScheduleWords } from '@gable/shared/widgets/words/schedule.ts'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { fillIn } from '../../journeys/fill-in.ts'
import { balanceLine, yearMarks } from './balance-line.ts'
import { durationText } from './duration-text.ts'

interface BalanceChartProps {
  rows: readonly ScheduleRow[]
  /** The same loan without extra payments. */
  planned: readonly ScheduleRow[]
  words: ScheduleWords & Pick<CalculatorWords, 'duration'>
}

/** How the debt falls. The sentence says it for who cannot see it, and the table below says all. */
export function BalanceChart({ rows, planned, words }: BalanceChartProps) {
  const [pointed, setPointed] = useState<number>()
  const [first] = planned
  if (!first) return null
  const start = first.balance + first.principal
  const scale = { start, months: planned.length }
  const isSooner = rows.length < planned.length
  const text = fillIn(words.balanceText, {
    start: moneyText(start, 0),
    half: moneyText(rows[Math.floor(rows.length / 2) - 1]?.balance ?? 0, 0),
    end: durationText(rows.length, words.duration),
  })
  const point = ({ clientX, currentTarget }: JSX.TargetedPointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setPointed(Math.max(0, Math.min(scale.months, Math.round(((clientX - left) / width) * scale.months))))
  }
  const balance = pointed ? (rows[pointed - 1]?.balance ?? 0) : start
  return (
    <figure class="chart">
      <figcaption>
        <b>{words.balanceChart}</b>
        {isSooner && (
          <span class="key">
            <i /> {words.asPlanned} <i class="dashed" /> {words.withoutExtra}
          </span>
        )}
      </figcaption>
      <div class="plot" dir="ltr">
        <span class="scale">
          <span>{moneyText(start, 0)}</span>
          <span>{moneyText(start / 2, 0)}</span>
          <span>$0</span>
        </span>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={text}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(undefined)}
        >
          <path class="grid" d="M0 0H100M0 50H100M0 100H100" />
          <path class="area" d={`M0 100L${balanceLine(rows, scale)}L${(rows.length / scale.months) * 100} 100Z`} />
          {isSooner && <path class="line dashed" d={`M${balanceLine(planned, scale)}`} />}
          <path class="line" d={`M${balanceLine(rows, scale)}`} />
          {pointed !== undefined && <path class="pointed" d={`M${(pointed / scale.months) * 100} 0V100`} />}
        </svg>
        <span class="years">
          {yearMarks(planned.length).map(({ year, at }) => (
            <span key={year} style={{ left: at }}>
              {year}
            </span>
          ))}
        </span>
      </div>
      <p class="small pointed" aria-hidden="true">
        {pointed !== undefined &&
          fillIn(words.balanceAt, { time: durationText(pointed, words.duration), amount: moneyText(balance, 0) })}
      </p>
    </figure>
  )
}
