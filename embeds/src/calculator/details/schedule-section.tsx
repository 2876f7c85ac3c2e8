import { amortize, type Loan } from '@gable/shared/calculators/schedule.ts'
import { toScheduleCsv } from '@gable/shared/calculators/schedule-csv.ts'
import { toYearlySchedule } from '@gable/shared/calculators/yearly-schedule.ts'
import type { CalculatorLabels } from '@gable/shared/widgets/labels/calculator.ts'
import type { ScheduleLabels } from '@gable/shared/widgets/labels/schedule.ts'
import { useMemo, useState } from 'preact/hooks'
import { BalanceChart } from './balance-chart.tsx'
import { ScheduleTable } from './schedule-table.tsx'
import { useDebounced } from './use-debounced.ts'
import { withoutExtraPayments } from './without-extra-payments.ts'

interface ScheduleSectionProps {
  loan: Loan
  labels: ScheduleLabels & Pick<CalculatorLabels, 'duration'>
}

/** The amortization schedule: a chart, a yearly or monthly table, and a CSV download. */
export function ScheduleSection({ loan, labels }: ScheduleSectionProps) {
  const key = useDebounced(JSON.stringify(loan))
  const [isMonthly, setMonthly] = useState(false)
  const { rows, planned } = useMemo(() => {
    const loan: Loan = JSON.parse(key)
    return { rows: amortize(loan), planned: amortize(withoutExtraPayments(loan)) }
  }, [key])
  const tableRows = useMemo(
    () => (isMonthly ? rows : toYearlySchedule(rows).map(({ year, ...sums }) => ({ month: year, ...sums }))),
    [rows, isMonthly],
  )
  const columns = isMonthly ? labels.columns : { ...labels.columns, month: labels.year }
  return (
    <>
      <BalanceChart rows={rows} planned={planned} labels={labels} />
      <div class="actions">
        <button type="button" class="quiet" aria-pressed={!isMonthly} onClick={() => setMonthly(false)}>
          {labels.byYear}
        </button>
        <button type="button" class="quiet" aria-pressed={isMonthly} onClick={() => setMonthly(true)}>
          {labels.byMonth}
        </button>
        <a
          class="quiet"
          download={labels.fileName}
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(toScheduleCsv(rows, labels.columns))}`}
        >
          {labels.download}
        </a>
      </div>
      <ScheduleTable title={labels.schedule} columns={columns} rows={tableRows} />
    </>
  )
}
