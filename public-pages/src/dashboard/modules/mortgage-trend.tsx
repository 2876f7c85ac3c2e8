import { formatRate } from '@gable/shared/contact-dashboard/format-amounts.ts'
import { formatDay, formatMonth } from '@gable/shared/contact-dashboard/format-days.ts'
import { loanPrograms } from '@gable/shared/properties/loan-programs.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { getTicks } from '../charts/chart-scale.ts'
import { DataTable } from '../charts/data-table.tsx'
import { type ChartPoint, Legend, LineChart } from '../charts/line-chart.tsx'
import { ModuleButton } from '../module-button.tsx'
import type { ModuleProps } from '../module-props.ts'
import { Heading } from '../parts/heading.tsx'
import { InfoNote } from '../parts/info-note.tsx'
import { PaymentToday } from './payment-today.tsx'

type Props = ModuleProps<'MORTGAGE_TREND'>

/** Average rates over a year, and what they would mean for the owner's loan. Not for contacts who opted out of marketing. */
export function MortgageTrend(props: Props) {
  const { page, moduleId, settings, buttons, labels } = props
  if (page.owner.isNonMarketing) return null
  const programs = listPrograms(props)
  return (
    <>
      <Heading heading={settings.heading} subheading={settings.subheading} />
      {programs.length > 0 ? <Rates {...props} programs={programs} /> : <p>{labels.mortgageTrend.noRates}</p>}
      <InfoNote label={labels.moreInfo} about={settings.heading} text={settings.disclaimerMessage} />
      {page.loan && <PaymentToday page={page} labels={labels} loan={page.loan} />}
      <div class="action">
        <p>{settings.ctaDescription}</p>
        <ModuleButton page={page} moduleId={moduleId} buttons={buttons} />
      </div>
      <p class="disclaimer">{settings.disclaimer}</p>
    </>
  )
}

interface Program {
  name: string
  current: number
  change: number | null
  points: ChartPoint[]
  observedAt: string
  source: string
}

function Rates({ page, settings, labels, programs }: Props & { programs: Program[] }) {
  const texts = labels.mortgageTrend
  const mode = texts.modes[settings.mortgageRateMode]
  const charted = programs.filter(({ points }) => points.length > 1)
  const days = [...new Set(charted.flatMap(({ points }) => points.map(({ day }) => day)))].sort().reverse()
  const columns = charted.map(({ points }) => new Map(points.map(({ day, value }) => [day, formatRate(value)])))
  const [first] = programs
  return (
    <>
      <ul class="rates">
        {programs.map(({ name, current, change }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p class="figure">
              {formatRate(current)} <small>{mode}</small>
            </p>
            {change !== null && (
              <p class="source">
                {Math.abs(change) < 0.005
                  ? texts.unchanged
                  : texts.lastYear(`${change > 0 ? '+' : ''}${change.toFixed(2)}`)}
              </p>
            )}
          </li>
        ))}
      </ul>
      {charted.length > 0 && (
        <>
          <LineChart
            label={`${settings.heading}: ${charted.map(({ name, current }) => `${name} ${formatRate(current)}`).join(', ')}`}
            series={charted}
            ticks={getTicks(charted.flatMap(({ points }) => points.map(({ value }) => value)))}
            formatTick={(value) => `${Number(value.toFixed(2))}%`}
            formatDay={(day) => formatMonth(page.language, day)}
          />
          <Legend items={charted.map(({ name, current }) => ({ name, detail: formatRate(current) }))} />
          <DataTable
            summary={labels.asTable}
            caption={`${settings.heading}, ${mode}`}
            head={[labels.date, ...charted.map(({ name }) => name)]}
            rows={days.map((at) => [formatDay(page.language, at), ...columns.map((column) => column.get(at) ?? '--')])}
          />
        </>
      )}
      {first?.observedAt && (
        <p class="source">{texts.asOf(formatDay(page.language, first.observedAt), first.source)}.</p>
      )}
    </>
  )
}

/** The programs with a current figure of this kind. Not every source has the APR. */
function listPrograms({ page, settings: { mortgageRateMode: mode }, labels }: Props): Program[] {
  return loanPrograms.flatMap((program) => {
    const found = page.rates.find((candidate) => candidate.program === program)
    const current = (mode === 'APR' ? found?.currentApr : found?.currentRate) ?? null
    if (!found || current === null) return []
    const points = found.periodicRates.flatMap(({ rate, apr, rateObservedAt }) => {
      const value = mode === 'APR' ? apr : rate
      return value === null ? [] : [{ day: rateObservedAt.slice(0, 10), value }]
    })
    const [oldest] = points
    return {
      name: labels.mortgageTrend.programs[program],
      current,
      // Less than a year of history says nothing about the year.
      change: oldest && daysBetween(oldest.day, page.today) > 340 ? current - oldest.value : null,
      points,
      observedAt: (found.rateObservedAt ?? points.at(-1)?.day ?? '').slice(0, 10),
      source: found.source,
    }
  })
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayLength
