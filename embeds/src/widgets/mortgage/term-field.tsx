import type { LoanWords } from '@gable/shared/widgets/words/calculator.ts'
import { useState } from 'preact/hooks'
import { ChoiceField } from '../../calculator/choice-field.tsx'
import { FigureField } from '../../calculator/figure-field.tsx'
import type { Calculator } from '../../calculator/use-calculator.ts'
import { fillIn } from '../../journey/fill-in.ts'

interface TermFieldProps<F> {
  calculator: Calculator<F>
  words: LoanWords
  prefix?: string
}

/** The terms that lenders offer, and any other one. */
export function TermField<F extends { months: number }>({ calculator, words, prefix = 'f-' }: TermFieldProps<F>) {
  const [isOther, setOther] = useState(false)
  const { months } = calculator.now
  const shown = isOther || !usual.includes(months) ? '' : months
  const options = usual.map((months) => [months, fillIn(words.years, { years: months / 12 })] as const)
  const choose = (value: string) => {
    setOther(!value)
    if (value) calculator.change({ chosen: { months: Number(value) } as Partial<F> })
  }
  return (
    <>
      <ChoiceField
        id={`${prefix}term`}
        label={words.term}
        value={shown}
        options={[...options, ['', words.otherTerm]]}
        onChoose={choose}
      />
      {shown === '' && (
        <FigureField calculator={calculator} name="months" unit="months" label={words.termYears} prefix={prefix} />
      )}
    </>
  )
}

const usual = [360, 240, 180, 120]
