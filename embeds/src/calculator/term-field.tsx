import type { LoanWords } from '@gable/shared/widgets/words/calculator.ts'
import { ChoiceField } from './choice-field.tsx'
import type { Calculator } from './use-calculator.ts'

interface TermFieldProps<F> {
  calculator: Calculator<F>
  words: LoanWords
  id?: string
}

/** The terms that lenders offer; another one is typed elsewhere. */
export function TermField<F extends { months: number }>({ calculator, words, id = 'f-term' }: TermFieldProps<F>) {
  const { months } = calculator.now
  const isUsual = words.terms.some(([usual]) => usual === months)
  return (
    <ChoiceField
      id={id}
      label={words.term}
      value={months}
      options={isUsual ? words.terms : [[months, words.otherTerm], ...words.terms]}
      onChoose={(months) => calculator.change({ chosen: { months: +months } as Partial<F> })}
    />
  )
}
