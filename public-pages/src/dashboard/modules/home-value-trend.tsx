import {
  formatChange,
  formatDollars,
  formatPercent,
  formatShortDollars,
} from '@gable/shared/contact-dashboard/format-amounts.ts'
import { formatMonth } from '@gable/shared/contact-dashboard/format-days.ts'
import { getProviderName } from '@gable/shared/properties/estimate-words.ts'
import { getTicks } from '../charts/chart-scale.ts'
import { DataTable } from '../charts/data-table.tsx'
import { type ChartPoint, LineChart } from '../charts/line-chart.tsx'
import { ModuleButton } from '../module-button.tsx'
import type { ModuleProps } from '../module-props.ts'
import { Heading } from '../parts/heading.tsx'
import { getMonthlyTrend, listTrendPeriods, type TrendPeriod } from '../value-trend.ts'

type Props = ModuleProps<'HOME_VALUE_TREND'>

/** The history of the main estimate. Radio buttons choose the period, so that it works without a script. */
export function HomeValueTrend(props: Props) {
  const { page, moduleId, buttons, labels } = props
  const texts = labels.homeValueTrend
  const provider = page.value.data[0]?.provider ?? page.value.course.at(-1)?.provider ?? ''
  const points = getMonthlyTrend(page.value, provider)
  const periods = listTrendPeriods(points, page.today)
  return (
    <>
      <Heading heading={texts.title} />
      {periods.length > 0 ? (
        <>
          <fieldset class="periods">
            <legend class="unseen">{texts.period}</legend>
            {periods.map(({ years }, index) => (
              <label key={years}>
                <input type="radio" name={`period-${moduleId}`} value={years} checked={index === periods.length - 1} />
                {texts.years(years)}
              </label>
            ))}
          </fieldset>
          {periods.map((period) => (
            <Period key={period.years} {...props} {...period} />
          ))}
          <SinceSale {...props} current={points.at(-1)} />
          <p class="source">{texts.source(getProviderName(provider))}</p>
          <DataTable
            summary={labels.asTable}
            caption={texts.title}
            head={[labels.date, texts.median]}
            rows={[...(periods.at(-1)?.points ?? [])]
              .reverse()
              .map(({ day, value }) => [formatMonth(page.language, day), formatDollars(value)])}
          />
        </>
      ) : (
        <p class="subheading">{texts.noHistory}</p>
      )}
      <ModuleButton page={page} moduleId={moduleId} buttons={buttons} buttonKey="link" />
    </>
  )
}

function Period({ page, labels, years, points }: Props & TrendPeriod) {
  const texts = labels.homeValueTrend
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const month = (day: string) => formatMonth(page.language, day)
  const deviation = page.value.data[0]?.deviation ?? null
  const band =
    deviation === null
      ? undefined
      : points.map(({ day, value }) => ({
          day,
          low: value * (1 - deviation / 100),
          high: value * (1 + deviation / 100),
        }))
  const mark = getSaleMark({ page, labels, first: first.day })
  return (
    <div class="period" data-years={years}>
      <p class="trend-change">
        <b>{formatTrend(first.value, last.value, texts)}</b> {texts.since(month(first.day))}
      </p>
      <LineChart
        label={texts.summary(formatDollars(first.value), month(first.day), formatDollars(last.value), month(last.day))}
        series={[{ name: texts.median, points }]}
        ticks={getTicks([
          ...points.map(({ value }) => value),
          ...(band ?? []).flatMap(({ low, high }) => [low, high]),
          ...(mark ? [mark.value] : []),
        ])}
        formatTick={formatShortDollars}
        formatDay={month}
        band={band}
        mark={mark}
      />
      {deviation !== null && <p class="source">{texts.band(formatPercent(deviation))}</p>}
    </div>
  )
}

/** The last sale on record, if the chart goes back that far. */
function getSaleMark({ page, labels, first }: Pick<Props, 'page' | 'labels'> & { first: string }) {
  const { lastSoldOn, lastSoldPrice } = page.home
  if (lastSoldOn === null || lastSoldPrice === null || lastSoldOn < first || lastSoldOn > page.today) return undefined
  const text = labels.homeValueTrend.lastSale(formatShortDollars(lastSoldPrice), formatMonth(page.language, lastSoldOn))
  return { day: lastSoldOn, value: lastSoldPrice, text }
}

function SinceSale({ page, labels, current }: Props & { current: ChartPoint | undefined }) {
  const { lastSoldOn, lastSoldPrice } = page.home
  if (!current || lastSoldOn === null || !lastSoldPrice) return null
  const difference = current.value - lastSoldPrice
  return (
    <p>
      {labels.homeValueTrend.sinceSale(
        formatChange(difference),
        formatPercent((difference / lastSoldPrice) * 100),
        formatDollars(lastSoldPrice),
        formatMonth(page.language, lastSoldOn),
      )}
    </p>
  )
}

function formatTrend(from: number, to: number, texts: Props['labels']['homeValueTrend']) {
  if (from === to || from <= 0) return texts.unchanged
  return texts.change(formatChange(to - from), formatPercent(((to - from) / from) * 100))
}
