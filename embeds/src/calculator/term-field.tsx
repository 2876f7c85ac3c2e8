import type { LoanLabels } from '@gable/shared/widgets/labels/calculator.ts'
import { ChoiceField } from './choice-field.tsx'
import type { Calculator } from './use-calculator.ts'

interface TermFieldProps<Inputs> {
  calculator: Calculator<Inputs>
  labels: LoanLabels
  id?: string
}

/** The usual terms. Any other term is typed in the details, and shown here as an additional option. */
export function TermField<Inputs extends { months: number }>(props: TermFieldProps<Inputs>) {
  const { calculator, labels, id = 'f-term' } = props
  const { months } = calculator.inputs.value
  const isUsual = labels.terms.some(([usual]) => usual === months)
  return (
    <ChoiceField
      id={id}
      label={labels.term}
      value={months}
      options={isUsual ? labels.terms : [[months, labels.otherTerm], ...labels.terms]}
      onChoose={(months) => calculator.change({ chosen: { months: +months } as Partial<Inputs> })}
    />
  )
}
