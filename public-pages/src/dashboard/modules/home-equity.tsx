import { formatMoney } from '@gable/shared/calculators/format-money.ts'
import { formatPercent } from '@gable/shared/contact-dashboard/format-amounts.ts'
import { formatDay } from '@gable/shared/contact-dashboard/format-days.ts'
import { calculateNetProceeds, getEquityPercent } from '@gable/shared/contact-dashboard/net-proceeds.ts'
import type { PublicDashboard } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { ModuleButton } from '../module-button.tsx'
import type { ModuleProps } from '../module-props.ts'
import { AmountSlider } from '../parts/amount-slider.tsx'
import { Heading } from '../parts/heading.tsx'
import { getLoanBalance } from '../sale-costs.ts'
import { CostCard } from './cost-card.tsx'
import { LoanCorrection } from './loan-correction.tsx'

/**
 * Equity and the proceeds of a sale, as a statement that reads without a script. `enhanceEquity` recalculates it.
 * Not for contacts who opted out of marketing.
 */
export function HomeEquity(props: ModuleProps<'HOME_EQUITY'>) {
  const { page, moduleId, settings, buttons, labels } = props
  if (page.owner.isNonMarketing) return null
  const texts = labels.homeEquity
  const { value, loanBalance } = getStart(page)
  const valueDate = page.equity?.valueDate ?? page.value.data[0]?.valueDate
  return (
    <div class="equity" data-equity>
      <Heading heading={settings.heading} subheading={settings.subheading} />
      <Equity {...props} value={value} loanBalance={loanBalance} />
      <div class="sliders">
        <AmountSlider
          moduleId={moduleId}
          labels={labels}
          name="value"
          label={settings.homeValueLabel}
          amount={value}
          isOwn={page.assumptions?.value != null}
          info={settings.homeValueInfo}
          note={value === null ? texts.noValue : valueDate && texts.asOf(formatDay(page.language, valueDate))}
        />
        <AmountSlider
          moduleId={moduleId}
          labels={labels}
          name="loanBalance"
          label={settings.mortgageLabel}
          amount={loanBalance}
          isOwn={page.assumptions?.loanBalance != null}
          maximum={value ?? undefined}
          info={settings.mortgageInfo}
          note={page.equity?.loanAmount === null && loanBalance === 0 ? texts.noLoan : undefined}
        >
          <LoanCorrection page={page} labels={labels} />
        </AmountSlider>
      </div>
      {settings.showAdditionalCosts && <CostToSell {...props} value={value} loanBalance={loanBalance} />}
      {settings.showCTAButton && (
        <div class="action">
          <p>{settings.ctaButtonCallOutText}</p>
          <ModuleButton page={page} moduleId={moduleId} buttons={buttons} />
        </div>
      )}
    </div>
  )
}

interface Amounts {
  /** Dollars; null while nobody knows. */
  value: number | null
  loanBalance: number
}

type Props = ModuleProps<'HOME_EQUITY'> & Amounts

/** What the owner assumes comes before what is on record. */
const getStart = (page: PublicDashboard): Amounts => ({
  value: page.assumptions?.value ?? page.equity?.value ?? page.value.data[0]?.median ?? null,
  loanBalance: getLoanBalance(page),
})

function Equity({ settings, labels, value, loanBalance }: Props) {
  const texts = labels.homeEquity
  const { equity } = calculateNetProceeds({ ...toCents({ value, loanBalance }), costPercents: [] })
  const percent = getEquityPercent(value ?? 0, loanBalance)
  return (
    <>
      <p class="figure-label">{settings.homeEquityLabel}</p>
      <p class="amount">
        <output data-output="equity">{value === null ? '--' : formatMoney(equity, 0)}</output>{' '}
        <small data-of-value hidden={value === null}>
          <span data-output="percent">{value === null ? '--' : formatPercent(percent)}</span> {texts.ofValue}
        </small>
      </p>
      <svg class="equity-bar" width="100%" height="28" aria-hidden="true">
        <rect class="loan" width="100%" height="28" />
        <rect class="own" data-bar width={`${Math.round(percent * 10) / 10}%`} height="28" />
      </svg>
      <ul class="equity-key" aria-hidden="true">
        <li class="own">{settings.homeEquityLabel}</li>
        <li class="loan">{settings.mortgageLabel}</li>
      </ul>
      <p class="notice" data-negative hidden={value === null || equity >= 0}>
        {texts.negative}
      </p>
    </>
  )
}

function CostToSell({ page, settings, labels, value, loanBalance }: Props) {
  const texts = labels.homeEquity
  const costs = settings.additionalCosts
    .filter(({ showCost }) => showCost)
    .map((cost) => ({ ...cost, percent: page.assumptions?.costPercents[cost.title] ?? cost.defaultPerc }))
  const proceeds = calculateNetProceeds({
    ...toCents({ value, loanBalance }),
    costPercents: costs.map(({ percent }) => percent),
  })
  const format = (cents: number) => (value === null ? '--' : formatMoney(cents, 0))
  return (
    <>
      <h3>{texts.costsTitle}</h3>
      <ul class="costs">
        {costs.map((cost, index) => (
          <CostCard
            // Agents may give two costs the same title.
            key={`${index}-${cost.title}`}
            {...cost}
            index={index}
            labels={labels}
            isOwn={page.assumptions?.costPercents[cost.title] !== undefined}
            amount={format(proceeds.costs[index] ?? 0)}
          />
        ))}
      </ul>
      <dl class="figures statement">
        <div>
          <dt>{texts.costsTotal}</dt>
          <dd data-output="totalCosts">{format(proceeds.totalCosts)}</dd>
        </div>
        <div class="result">
          <dt>
            <span data-walk-away hidden={proceeds.net < 0}>
              {texts.walkAway}
            </span>
            <span data-shortfall hidden={proceeds.net >= 0}>
              {texts.shortfall}
            </span>
          </dt>
          <dd>
            <output data-output="net">{format(Math.abs(proceeds.net))}</output>
          </dd>
        </div>
      </dl>
      <p class="source">
        {texts.explanation} {texts.rounding}
      </p>
    </>
  )
}

const toCents = ({ value, loanBalance }: Amounts) => ({ value: (value ?? 0) * 100, loanBalance: loanBalance * 100 })
