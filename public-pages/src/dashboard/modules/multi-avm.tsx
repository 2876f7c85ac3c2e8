import { formatDollars, formatShortDollars } from '@gable/shared/contact-dashboard/format-amounts.ts'
import { formatDay, formatMonth } from '@gable/shared/contact-dashboard/format-days.ts'
import type { HomeValueEstimate } from '@gable/shared/properties/estimate.ts'
import { getConfidenceLevel, getProviderName } from '@gable/shared/properties/estimate-words.ts'
import { getTicks } from '../charts/chart-scale.ts'
import { DataTable } from '../charts/data-table.tsx'
import { type ChartSeries, Legend, LineChart } from '../charts/line-chart.tsx'
import { RangeBar } from '../charts/range-bar.tsx'
import { ModuleButton } from '../module-button.tsx'
import type { ModuleProps } from '../module-props.ts'
import { Heading } from '../parts/heading.tsx'
import { getMonthlyTrend } from '../value-trend.ts'
import { ZestimateItem } from './zestimate-item.tsx'

/** The estimates of several providers beside each other. They are never averaged. */
export function MultiAvm(props: ModuleProps<'MULTI_AVM'>) {
  const { page, moduleId, settings, buttons, labels } = props
  const providers = settings.avmSelections.filter(({ enabled }) => enabled).map(({ provider }) => provider)
  const estimates = providers.flatMap((name) => page.value.data.filter(({ provider }) => provider === name))
  const missing = providers.filter((name) => !estimates.some(({ provider }) => provider === name))
  const hasAny = estimates.length > 0 || page.zestimate !== null
  return (
    <>
      {hasAny ? (
        <>
          <Heading heading={settings.mainHeading} subheading={settings.subHeading} />
          <Estimates {...props} estimates={estimates} />
          {missing.length > 0 && (
            <p class="source">{labels.estimates.noneFrom(missing.map(getProviderName).join(', '))}</p>
          )}
          {settings.showAvmTrendChart && <Trends {...props} estimates={estimates} />}
        </>
      ) : (
        <Heading heading={settings.noAvmHeading} subheading={settings.noAvmSubHeading} />
      )}
      {settings.showAvmDisclaimer && hasAny && <p class="disclaimer">{settings.avmDisclaimerText}</p>}
      <ModuleButton page={page} moduleId={moduleId} buttons={buttons} buttonKey="link" />
    </>
  )
}

type Props = ModuleProps<'MULTI_AVM'> & { estimates: readonly HomeValueEstimate[] }

function Estimates({ page, labels, estimates }: Props) {
  const texts = labels.estimates
  // One scale for all, so that the bars can be compared.
  const { zestimate } = page
  const all = zestimate ? [...estimates, zestimate] : estimates
  const ticks = getTicks(all.flatMap(({ low, median, high }) => [low, median, high]))
  return (
    <ul class="estimates">
      {estimates.map(({ provider, median, low, high, confidence, valueDate }) => {
        const [amount, from, to] = [median, low, high].map(formatDollars) as [string, string, string]
        return (
          <li key={provider}>
            <h3>{getProviderName(provider)}</h3>
            <p class="figure">{amount}</p>
            <RangeBar median={median} low={low} high={high} ticks={ticks} label={texts.axis(amount, from, to)} />
            <p>{texts.range(from, to)}</p>
            <p class="source">
              {texts.confidence[getConfidenceLevel(confidence)]} ({texts.confidenceOutOf(confidence)})
              <br />
              {formatDay(page.language, valueDate)}
            </p>
          </li>
        )
      })}
      {zestimate && <ZestimateItem page={page} labels={labels} zestimate={zestimate} ticks={ticks} />}
    </ul>
  )
}

/** Each provider's history. A line takes two estimates. */
function Trends({ page, settings, labels, estimates }: Props) {
  const series: ChartSeries[] = estimates
    .map(({ provider }) => ({ name: getProviderName(provider), points: getMonthlyTrend(page.value, provider) }))
    .filter(({ points }) => points.length > 1)
  if (series.length === 0) return null
  const month = (day: string) => formatMonth(page.language, day)
  const legend = series.map(({ name, points }) => ({ name, detail: formatDollars(points.at(-1)?.value ?? 0) }))
  const months = [...new Set(series.flatMap(({ points }) => points.map(({ day }) => day.slice(0, 7))))].sort().reverse()
  const columns = series.map(
    ({ points }) => new Map(points.map(({ day, value }) => [day.slice(0, 7), formatDollars(value)])),
  )
  return (
    <>
      <h3>{settings.trendChartHeading}</h3>
      <LineChart
        label={`${settings.trendChartHeading}: ${legend.map(({ name, detail }) => `${name} ${detail}`).join(', ')}`}
        series={series}
        ticks={getTicks(series.flatMap(({ points }) => points.map(({ value }) => value)))}
        formatTick={formatShortDollars}
        formatDay={month}
      />
      <Legend items={legend} />
      <DataTable
        summary={labels.asTable}
        caption={settings.trendChartHeading}
        head={[labels.date, ...series.map(({ name }) => name)]}
        rows={months.map((at) => [month(`${at}-01`), ...columns.map((column) => column.get(at) ?? '--')])}
      />
    </>
  )
}
