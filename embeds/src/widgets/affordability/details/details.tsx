import { affordability } from '@gable/shared/calculators/affordability.ts'
import { type BudgetFigures, householdOf } from '@gable/shared/widgets/openings/budget-figures.ts'
import type { ShownWidgetOf } from '@gable/shared/widgets/shown-widget.ts'
import { KeepRow } from '../../../calculator/details/keep-row.tsx'
import { ScheduleSection } from '../../../calculator/details/schedule-section.tsx'
import { Section } from '../../../calculator/details/section.tsx'
import { shareAddress } from '../../../calculator/details/share-address.ts'
import { useKeptFigures } from '../../../calculator/details/use-kept-figures.ts'
import type { Calculator } from '../../../calculator/use-calculator.ts'
import { budgetCsv } from './budget-csv.ts'
import { BudgetFields } from './budget-fields.tsx'
import { CompareSection } from './compare-section.tsx'
import { counted } from './counted.ts'
import { keptBudget } from './kept-budget.ts'
import { RangeSection } from './range-section.tsx'

interface DetailsProps {
  element: HTMLElement
  calculator: Calculator<BudgetFigures>
  shown: ShownWidgetOf<'AFFORDABILITY_CALC'>
  isSample: boolean
  isOpen: boolean
}

/** All that is not needed at first. */
export function Details({ element, calculator, shown, isSample, isOpen }: DetailsProps) {
  const { widgetId, words, opening } = shown
  const { figures: beginning } = opening
  const { good } = calculator
  const kept = { name: 'affordability', fields: keptBudget, settle: asTheyAre }
  useKeptFigures({ ...kept, calculator, beginning, widgetId, isSample })
  return (
    <div class="details" hidden={!isOpen}>
      <Section title={words.range.title} opensAtOnce>
        <RangeSection figures={good} words={words} />
      </Section>
      <BudgetFields calculator={calculator} words={words} />
      <Section title={words.schedule}>
        <ScheduleSection
          plan={{ amount: affordability(householdOf(good)).loan, apr: good.apr, months: good.months }}
          words={words}
        />
      </Section>
      <Section title={words.compare.title}>
        <CompareSection element={element} first={good} words={words} />
      </Section>
      <KeepRow
        element={element}
        words={words}
        address={() => shareAddress(location.href, kept.name, keptBudget, good)}
        onStartOver={() => calculator.begin(beginning)}
      >
        <a
          class="quiet"
          download={words.summary.fileName}
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(budgetCsv(counted(good, words).told, words))}`}
        >
          {words.summary.download}
        </a>
      </KeepRow>
    </div>
  )
}

const asTheyAre = (figures: BudgetFigures) => figures
