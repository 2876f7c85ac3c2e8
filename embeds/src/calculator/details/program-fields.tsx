import type { Program } from '@gable/shared/calculators/loan-program.ts'
import type { LoanLabels } from '@gable/shared/widgets/labels/calculator.ts'
import { ChoiceField } from '../choice-field.tsx'
import { NumberField } from '../number-field.tsx'
import type { Calculator } from '../use-calculator.ts'

interface ProgramInputs {
  program: Program
  vaUse: 'first' | 'later' | 'exempt'
  pmiRate: number
}

interface ProgramFieldsProps<Inputs> {
  calculator: Calculator<Inputs>
  labels: LoanLabels
  prefix?: string
}

/** The loan program and the fields that only this program needs. */
export function ProgramFields<Inputs extends ProgramInputs>(props: ProgramFieldsProps<Inputs>) {
  const { calculator, labels, prefix = 'f-' } = props
  const { program, vaUse } = calculator.inputs.value
  const choose = (chosen: Partial<ProgramInputs>) => calculator.change({ chosen: chosen as Partial<Inputs> })
  return (
    <>
      <ChoiceField
        id={`${prefix}program`}
        label={labels.program}
        value={program}
        options={Object.entries(labels.programs)}
        onChoose={(program) => choose({ program: program as Inputs['program'] })}
      />
      {program === 'conventional' && (
        <NumberField calculator={calculator} name="pmiRate" label={labels.pmiRate} unit="percent" prefix={prefix} />
      )}
      {program === 'va' && (
        <ChoiceField
          id={`${prefix}va-use`}
          label={labels.vaUse}
          value={vaUse}
          options={Object.entries(labels.vaUses)}
          onChoose={(vaUse) => choose({ vaUse: vaUse as Inputs['vaUse'] })}
        />
      )}
    </>
  )
}
