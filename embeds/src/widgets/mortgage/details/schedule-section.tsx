import { amortise } from '@gable/shared/calculators/schedule.ts'
import { scheduleCsv } from '@gable/shared/calculators/schedule-csv.ts'
import { yearly } from '@gable/shared/calculators/yearly-schedule.ts'
import type { MortgageFigures } from '@gable/shared/widgets/openings/mortgage-figures.ts'
import type { MortgageWords } from '@gable/shared/widgets/words/mortgage.ts'
import { useMemo, useState } from 'preact/hooks'
import { useSettled } from '../../../calculator/details/use-settled.ts'
import { BalanceChart } from './balance-chart.tsx'
import { planOf, withoutExtra } from './plan-of.ts'
import { ScheduleTable } from './schedule-table.tsx'

interface ScheduleSectionProps {
  figures: MortgageFigures
  words: MortgageWords
}

/** How the loan is paid back: as a picture, by year or by month, and as a file. */
export function ScheduleSection({ figures, words }: ScheduleSectionProps) {
  const settled = useSettled(figures)
  const [isMonthly, setMonthly] = useState(false)
  const { rows, planned } = useMemo(() => {
    const plan = planOf(settled)
    return { rows: amortise(plan), planned: amortise(withoutExtra(plan)) }
  }, [settled])
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
