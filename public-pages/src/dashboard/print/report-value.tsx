import { formatDollars, formatShortDollars } from '@gable/shared/contact-dashboard/format-amounts.ts'
import { formatDay, formatMonth } from '@gable/shared/contact-dashboard/format-days.ts'
import { getConfidenceLevel, getProviderName } from '@gable/shared/properties/estimate-words.ts'
import { getTicks } from '../charts/chart-scale.ts'
import { LineChart } from '../charts/line-chart.tsx'
import { getMonthlyTrend, listTrendPeriods } from '../value-trend.ts'
import type { ReportProps } from './report-props.ts'

/** The estimate of each provider, the main one first and large, and the history of that one. */
export function ReportValue(props: ReportProps) {
  const { page, labels } = props
  const [main, ...others] = page.value.data
  const texts = labels.estimates
  return (
    <section>
      <h2>{texts.title}</h2>
      {main ? (
        <>
          <p class="amount">{formatDollars(main.median)}</p>
          <p>
            <b>{texts.range(formatDollars(main.low), formatDollars(main.high))}</b> ·{' '}
            {texts.confidence[getConfidenceLevel(main.confidence)]}
          </p>
          <p class="source">{texts.asOf(formatDay(page.language, main.valueDate), getProviderName(main.provider))}</p>
          {others.length > 0 && (
            <dl class="figures">
              {others.map(({ provider, median, low, high }) => (
                <div key={provider}>
                  <dt>{getProviderName(provider)}</dt>
                  <dd>
                    {formatDollars(median)} <small>({texts.range(formatDollars(low), formatDollars(high))})</small>
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <History {...props} provider={main.provider} />
        </>
      ) : (
        <p>{labels.report.noEstimate}</p>
      )}
    </section>
  )
}

function History({ page, labels, provider }: ReportProps & { provider: string }) {
  const points = listTrendPeriods(getMonthlyTrend(page.value, provider), page.today).at(-1)?.points ?? []
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const month = (day: string) => formatMonth(page.language, day)
  const texts = labels.homeValueTrend
  return (
    <>
      <h3>{texts.title}</h3>
      <LineChart
        label={texts.summary(formatDollars(first.value), month(first.day), formatDollars(last.value), month(last.day))}
        series={[{ name: texts.median, points }]}
        ticks={getTicks(points.map(({ value }) => value))}
        formatTick={formatShortDollars}
        formatDay={month}
      />
    </>
  )
}
