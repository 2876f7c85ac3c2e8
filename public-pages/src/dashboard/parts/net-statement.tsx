import { formatMoney } from '@gable/shared/calculators/format-money.ts'
import type { Cents } from '@gable/shared/calculators/money.ts'
import { formatPercent } from '@gable/shared/contact-dashboard/format-amounts.ts'
import type { DashboardLabels } from '@gable/shared/contact-dashboard/labels/dashboard-labels.ts'
import { calculateNetProceeds } from '@gable/shared/contact-dashboard/net-proceeds.ts'
import type { SaleCost } from '../sale-costs.ts'

interface NetStatementProps {
  labels: DashboardLabels['sellingOptions']
  /** The lowest and the highest price; the same for an exact one. */
  low: Cents
  high: Cents
  costs: readonly SaleCost[]
  loanBalance: Cents
  /** Tells the statement apart for screen readers. */
  about: string
}

/** What is left of a price after the costs and the loan, with every step on demand. */
export function NetStatement({ labels, low, high, costs, loanBalance, about }: NetStatementProps) {
  const costPercents = costs.map(({ percent }) => percent)
  const [lowest, highest] = [low, high].map((value) => calculateNetProceeds({ value, loanBalance, costPercents }))
  if (!lowest || !highest) return null
  return (
    <div class="net">
      <p class="figure-label">{highest.net < 0 ? labels.bring : labels.keep}</p>
      <p class="figure">
        {highest.net < 0 ? formatRange(-highest.net, -lowest.net) : formatRange(lowest.net, highest.net)}
      </p>
      <details class="unfold">
        <summary>
          {labels.addUp}
          <span class="unseen">: {about}</span>
        </summary>
        <dl class="ledger">
          <Row term={labels.priceRow} amount={formatRange(low, high)} />
          {costs.map(({ title, percent }, index) => (
            // Agents may give two costs the same title.
            <Row
              key={`${index}-${title}`}
              term={`${title}, ${formatPercent(percent)}`}
              amount={formatDeduction(lowest.costs[index] ?? 0, highest.costs[index] ?? 0)}
            />
          ))}
          {loanBalance > 0 && <Row term={labels.loan} amount={formatDeduction(loanBalance, loanBalance)} />}
          <Row isResult term={labels.keep} amount={formatRange(lowest.net, highest.net)} />
        </dl>
      </details>
    </div>
  )
}

const Row = ({ term, amount, isResult }: { term: string; amount: string; isResult?: boolean }) => (
  <div class={isResult ? 'result' : undefined}>
    <dt>{term}</dt>
    <dd>{amount}</dd>
  </div>
)

/** `$285,000 – $315,000`, or one amount when both are the same. */
export const formatRange = (low: Cents, high: Cents): string =>
  low === high ? formatMoney(low, 0) : `${formatMoney(low, 0)} – ${formatMoney(high, 0)}`

const formatDeduction = (low: Cents, high: Cents) => `−${formatRange(low, high)}`
