import type { Program } from '@gable/shared/calculators/loan-program.ts'
import type { LoanWords } from '@gable/shared/widgets/words/calculator.ts'
import { ChoiceField } from '../choice-field.tsx'
import { FigureField } from '../figure-field.tsx'
import type { Calculator } from '../use-calculator.ts'

interface OfProgram {
  program: Program
  vaUse: 'first' | 'later' | 'exempt'
  pmiRate: number
}

interface ProgramFieldsProps<F> {
  calculator: Calculator<F>
  words: LoanWords
  prefix?: string
}

/** The program of a loan, and what it has to know. */
export function ProgramFields<F extends OfProgram>({ calculator, words, prefix = 'f-' }: ProgramFieldsProps<F>) {
  const { program, vaUse } = calculator.now
  const choose = (chosen: Partial<OfProgram>) => calculator.change({ chosen: chosen as Partial<F> })
  return (
    <>
      <ChoiceField
        id={`${prefix}program`}
        label={words.program}
        value={program}
        options={Object.entries(words.programs)}
        onChoose={(program) => choose({ program: program as F['program'] })}
      />
      {program === 'conventional' && (
        <FigureField calculator={calculator} name="pmiRate" label={words.pmiRate} unit="percent" prefix={prefix} />
      )}
      {program === 'va' && (
        <ChoiceField
          id={`${prefix}va-use`}
          label={words.vaUse}
          value={vaUse}
          options={Object.entries(words.vaUses)}
          onChoose={(vaUse) => choose({ vaUse: vaUse as F['vaUse'] })}
        />
      )}
    </>
  )
}
