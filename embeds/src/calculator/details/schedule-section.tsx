import { amortise, type Loan } from '@gable/shared/calculators/schedule.ts'
import { scheduleCsv } from '@gable/shared/calculators/schedule-csv.ts'
import { yearly } from '@gable/shared/calculators/yearly-schedule.ts'
import type { CalculatorWords } from '@gable/shared/widgets/words/calculator.ts'
import type { ScheduleWords } from '@gable/shared/widgets/words/schedule.ts'
import { useMemo, useState } from 'preact/hooks'
import { BalanceChart } from './balance-chart.tsx'
import { ScheduleTable } from './schedule-table.tsx'
import { useSettled } from './use-settled.ts'
import { withoutExtra } from './without-extra.ts'

interface ScheduleSectionProps {
  plan: Loan
  words: ScheduleWords & Pick<CalculatorWords, 'duration'>
}

/** How the loan is paid back: as a picture, by year or by month, and as a file. */
export function ScheduleSection({ plan, words }: ScheduleSectionProps) {
  const key = useSettled(JSON.stringify(plan))
  const [isMonthly, setMonthly] = useState(false)
  const { rows, planned } = useMemo(() => {
    const plan: Loan = JSON.parse(key)
    return { rows: amortise(plan), planned: amortise(withoutExtra(plan)) }
  }, [key])
  const shown = useMemo(
    () => (isMonthly ? rows : yearly(rows).map(({ year, ...sums }) => ({ month: year, ...sums }))),
    [rows, isMonthly],
  )
  const columns = isMonthly ? words.columns : { ...words.columns, month: words.year }
  return (
    <>
      <BalanceChart rows={rows} planned={planned} words={words} />
      <div class="keep">
        <button type="button" class="quiet" aria-pressed={!isMonthly} onClick={() => setMonthly(false)}>
          {words.byYear}
        </button>
        <button type="button" class="quiet" aria-pressed={isMonthly} onClick={() => setMonthly(true)}>
          {words.byMonth}
        </button>
        <a
          class="quiet"
          download={words.fileName}
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(scheduleCsv(rows, words.columns))}`}
        >
          {words.download}
        </a>
      </div>
      <ScheduleTable title={words.schedule} columns={columns} rows={shown} />
    </>
  )
}
