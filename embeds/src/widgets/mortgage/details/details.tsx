import type { MortgageFigures } from '@gable/shared/widgets/openings/mortgage-figures.ts'
import type { ShownWidgetOf } from '@gable/shared/widgets/shown-widget.ts'
import { KeepRow } from '../../../calculator/details/keep-row.tsx'
import { ScheduleSection } from '../../../calculator/details/schedule-section.tsx'
import { Section } from '../../../calculator/details/section.tsx'
import { shareAddress } from '../../../calculator/details/share-address.ts'
import { useKeptFigures } from '../../../calculator/details/use-kept-figures.ts'
import type { Calculator } from '../../../calculator/use-calculator.ts'
import { CompareSection } from './compare-section.tsx'
import { CostsSection } from './costs-section.tsx'
import { mortgageFields } from './mortgage-fields.ts'
import { keepInStep } from './mortgage-rules.ts'
import { planOf } from './plan-of.ts'
import { PlanSection } from './plan-section.tsx'

interface DetailsProps {
  element: HTMLElement
  calculator: Calculator<MortgageFigures>
  shown: ShownWidgetOf<'MORTGAGE_CALC'>
  isSample: boolean
  isOpen: boolean
}

/** All that is not needed at first. */
export function Details({ element, calculator, shown, isSample, isOpen }: DetailsProps) {
  const { widgetId, words, opening } = shown
  const { figures: beginning } = opening
  const kept = { name: 'mortgage', fields: mortgageFields, settle: keepInStep }
  useKeptFigures({ ...kept, calculator, beginning, widgetId, isSample })
  return (
    <div class="details" hidden={!isOpen}>
      <Section title={words.costs} opensAtOnce>
        <CostsSection calculator={calculator} words={words} />
      </Section>
      <Section title={words.plan}>
        <PlanSection calculator={calculator} words={words} />
      </Section>
      <Section title={words.schedule}>
        <ScheduleSection plan={planOf(calculator.good)} words={words} />
      </Section>
      <Section title={words.compare}>
        <CompareSection element={element} first={calculator.good} words={words} />
      </Section>
      <KeepRow
        element={element}
        words={words}
        address={() => shareAddress(location.href, kept.name, mortgageFields, calculator.good)}
        onStartOver={() => calculator.begin(beginning)}
      />
    </div>
  )
}
