import { formatMoney } from '@gable/shared/calculators/format-money.ts'
import { formatPercent } from '@gable/shared/contact-dashboard/format-amounts.ts'
import { calculateNetProceeds } from '@gable/shared/contact-dashboard/net-proceeds.ts'
import { getLoanBalance, listSaleCosts } from '../sale-costs.ts'
import type { ReportProps } from './report-props.ts'

/** The statement of a sale at the estimate. Not for contacts who opted out of marketing. */
export function ReportEquity({ page, labels }: ReportProps) {
  const value = page.assumptions?.value ?? page.equity?.value ?? page.value.data[0]?.median ?? null
  if (page.owner.isNonMarketing || value === null) return null
  const costs = listSaleCosts(page)
  const loanBalance = getLoanBalance(page)
  const proceeds = calculateNetProceeds({
    value: value * 100,
    loanBalance: loanBalance * 100,
    costPercents: costs.map(({ percent }) => percent),
  })
  const texts = labels.homeEquity
  const money = (cents: number) => formatMoney(cents, 0)
  return (
    <section>
      <h2>{labels.report.equity}</h2>
      <dl class="figures statement">
        <Line term={labels.report.value} amount={money(value * 100)} />
        <Line term={labels.homeDetails.loanBalance} amount={`−${money(loanBalance * 100)}`} />
        <Line term={labels.report.equity} amount={money(proceeds.equity)} />
        {costs.map(({ title, percent }, index) => (
          <Line
            // Agents may give two costs the same title.
            key={`${index}-${title}`}
            term={`${title} (${formatPercent(percent)})`}
            amount={`−${money(proceeds.costs[index] ?? 0)}`}
          />
        ))}
        <Line
          term={proceeds.net < 0 ? texts.shortfall : texts.walkAway}
          amount={money(Math.abs(proceeds.net))}
          isResult
        />
      </dl>
      <p class="source">
        {texts.explanation} {texts.rounding}
      </p>
    </section>
  )
}

const Line = ({ term, amount, isResult = false }: { term: string; amount: string; isResult?: boolean }) => (
  <div class={isResult ? 'result' : undefined}>
    <dt>{term}</dt>
    <dd>{amount}</dd>
  </div>
)
