import { formatDollars, formatPercent, formatShortDollars } from '@gable/shared/contact-dashboard/format-amounts.ts'
import { formatDay } from '@gable/shared/contact-dashboard/format-days.ts'
import type { HomeValueEstimate } from '@gable/shared/properties/estimate.ts'
import { getConfidenceLevel, getProviderName } from '@gable/shared/properties/estimate-words.ts'
import { getTicks } from '../charts/chart-scale.ts'
import { RangeBar } from '../charts/range-bar.tsx'
import { ModuleButton } from '../module-button.tsx'
import type { ModuleProps } from '../module-props.ts'
import { Heading } from '../parts/heading.tsx'
import { InfoNote } from '../parts/info-note.tsx'

/** The main estimate with its range, or a request for a valuation while there is none. */
export function HomeEstimate(props: ModuleProps<'HOME_ESTIMATE'>) {
  const { page, moduleId, settings, buttons } = props
  const [estimate] = page.value.data
  return (
    <>
      {estimate ? (
        <Estimate {...props} estimate={estimate} />
      ) : (
        <Heading heading={settings.heading} subheading={settings.subheading} />
      )}
      <ModuleButton page={page} moduleId={moduleId} buttons={buttons} buttonKey="link" />
    </>
  )
}

/** So that the range shows as a part of the scale. */
const withMargin = (low: number, high: number) => [low - (high - low) / 6, high + (high - low) / 6]

function Estimate({
  page,
  settings,
  labels,
  estimate,
}: ModuleProps<'HOME_ESTIMATE'> & { estimate: HomeValueEstimate }) {
  const { median, low, high, confidence, deviation, provider, source, valueDate } = estimate
  const texts = labels.estimates
  const [amount, from, to] = [median, low, high].map(formatDollars) as [string, string, string]
  return (
    <>
      <Heading heading={texts.title} />
      <p class="amount">{amount}</p>
      <RangeBar
        median={median}
        low={low}
        high={high}
        label={texts.axis(amount, from, to)}
        ticks={getTicks(withMargin(low, high))}
        formatTick={formatShortDollars}
      />
      <p class="range">
        <b>{texts.range(from, to)}</b>
        <span class="confidence">
          {texts.confidence[getConfidenceLevel(confidence)]} <small>{texts.confidenceOutOf(confidence)}</small>
        </span>
      </p>
      <p class="source">
        {texts.asOf(
          formatDay(page.language, valueDate),
          [...new Set([getProviderName(provider), source])].filter(Boolean).join(', '),
        )}
        . {deviation !== null && texts.usualError(formatPercent(deviation))}
      </p>
      <InfoNote label={labels.moreInfo} about={texts.title} text={settings.infoMessage} />
      {settings.showDisclaimer && <p class="disclaimer">{settings.disclaimerMessage}</p>}
    </>
  )
}
