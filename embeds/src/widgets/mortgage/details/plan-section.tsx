import type { MortgageFigures } from '@gable/shared/widgets/openings/mortgage-figures.ts'
import type { MortgageWords } from '@gable/shared/widgets/words/mortgage.ts'
import { FigureLines } from '../../../calculator/details/figure-lines.tsx'
import { FigureField } from '../../../calculator/figure-field.tsx'
import type { Calculator } from '../../../calculator/use-calculator.ts'
import { planLines } from './plan-lines.ts'

interface PlanSectionProps {
  calculator: Calculator<MortgageFigures>
  words: MortgageWords
}

/** Paying sooner, and rates that change: what comes of it. */
export function PlanSection({ calculator, words }: PlanSectionProps) {
  return (
    <>
      <p class="small">{words.planLead}</p>
      <div class="fields">
        <FigureField calculator={calculator} name="extraMonthly" label={words.extraMonthly} />
        <FigureField calculator={calculator} name="oneTimeAmount" label={words.oneTimeAmount} />
        <FigureField calculator={calculator} name="oneTimeMonth" label={words.oneTimeAfter} unit="months" />
        <FigureField calculator={calculator} name="adjustsAfter" label={words.fixedFor} unit="months" />
        {calculator.now.adjustsAfter > 0 && (
          <FigureField calculator={calculator} name="adjustedApr" label={words.adjustedApr} unit="percent" />
        )}
      </div>
      <FigureLines lines={planLines(calculator.good, words)} words={words} />
    </>
  )
}
