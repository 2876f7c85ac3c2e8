import { formatDollars } from '@gable/shared/contact-dashboard/format-amounts.ts'
import { getLatestCorrection } from '../latest-correction.ts'
import type { ModuleProps } from '../module-props.ts'
import { CorrectionForm } from '../parts/correction-form.tsx'

type LoanCorrectionProps = Pick<ModuleProps<'HOME_EQUITY'>, 'page' | 'labels'>

/** The balance on the owner's statement, beside the one worked out from public records. */
export function LoanCorrection({ page, labels }: LoanCorrectionProps) {
  const { publicRecord, yourFigure, states } = labels.homeDetails
  const recorded = page.equity?.loanAmount ?? null
  const correction = getLatestCorrection(page.corrections, 'loanBalance')
  const stated = correction?.value ?? null
  return (
    <>
      {correction && stated !== null && (
        <p class="source">
          {recorded !== null && `${publicRecord}: ${formatDollars(recorded)} · `}
          {yourFigure}: {formatDollars(stated)} · {states[correction.state]}
        </p>
      )}
      <CorrectionForm
        page={page}
        labels={labels}
        field="loanBalance"
        value={stated ?? recorded ?? Number.NaN}
        summary={labels.homeEquity.tellBalance}
      />
    </>
  )
}
