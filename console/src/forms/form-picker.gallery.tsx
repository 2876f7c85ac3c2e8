import type { FormAction } from '@gable/shared/assets/subject.ts'
import { useState } from 'react'
import type { GalleryPart } from '../design/gallery/part.ts'
import { Specimen } from '../design/gallery/specimen.tsx'
import { Field } from '../design/inputs/field.tsx'
import type { Option } from '../design/inputs/option.ts'
import { formOptionsOf } from './form-options.ts'
import { FormPicker } from './form-picker.tsx'

export default { title: 'Form picker', group: 'Fields', render: () => <Pickers /> } satisfies GalleryPart

function Pickers() {
  return (
    <>
      <Specimen title="Forms and groups" block>
        <Picker options={options} />
      </Specimen>
      <Specimen title="Without any" block>
        <Picker options={[]} />
      </Specimen>
      <Specimen title="While they load" block>
        <Picker options={undefined} />
      </Specimen>
    </>
  )
}

function Picker({ options }: { options: readonly Option[] | undefined }) {
  const [action, setAction] = useState<FormAction | null>({ actionType: 'FORM', value: '1' })
  return (
    <Field label="Form to Use" className="max-w-sm">
      {(control) => <FormPicker {...control} options={options} value={action} onChange={setAction} />}
    </Field>
  )
}

const options = formOptionsOf(
  ['Home Value', 'Seller Consultation', 'Buyer Consultation'].map((name, index) => ({ _id: String(index + 1), name })),
  ['Home Value and Selling', 'Buying and Financing'].map((name, index) => ({ _id: String(index + 1), name })),
)
