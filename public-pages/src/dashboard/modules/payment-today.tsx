import { formatMoney } from '@gable/shared/calculators/format-money.ts'
import { formatDollars, formatRate } from '@gable/shared/contact-dashboard/format-amounts.ts'
import { formatMonth } from '@gable/shared/contact-dashboard/format-days.ts'
import { comparePayments } from '@gable/shared/contact-dashboard/payment-at-todays-rate.ts'
import type { DashboardLoan } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import type { ModuleProps } from '../module-props.ts'

interface PaymentTodayProps extends Pick<ModuleProps<'MORTGAGE_TREND'>, 'page' | 'labels'> {
  loan: DashboardLoan
}

/** The payment of the owner's loan beside that of the same loan at today's rate. */
export function PaymentToday({ page, labels, loan }: PaymentTodayProps) {
  const comparison = comparePayments(loan, page.rates)
  if (!comparison || loan.termMonths === null) return null
  const texts = labels.mortgageTrend
  const { recorded, today } = comparison
  const years = Math.round((loan.termMonths / 12) * 10) / 10
  return (
    <div class="panel">
      <h3>{texts.paymentTitle}</h3>
      <p>{texts.recordedLoan(formatDollars(loan.amount), years, formatMonth(page.language, loan.date))}</p>
      <dl class="figures">
        {recorded && (
          <div>
            <dt>{texts.yourPayment(formatRate(recorded.rate))}</dt>
            <dd>
              {formatMoney(recorded.payment, 0)} <small>{texts.perMonth}</small>
            </dd>
          </div>
        )}
        <div>
          <dt>{texts.todaysPayment(formatRate(today.rate))}</dt>
          <dd>
            {formatMoney(today.payment, 0)} <small>{texts.perMonth}</small>
          </dd>
        </div>
      </dl>
      {recorded && <p class="outcome">{describeDifference(today.payment - recorded.payment, texts)}</p>}
      <p class="source">{texts.principalAndInterest}</p>
    </div>
  )
}

function describeDifference(cents: number, texts: PaymentTodayProps['labels']['mortgageTrend']) {
  if (Math.round(cents / 100) === 0) return texts.same
  const amount = formatMoney(Math.abs(cents), 0)
  return cents > 0 ? texts.more(amount) : texts.less(amount)
}
