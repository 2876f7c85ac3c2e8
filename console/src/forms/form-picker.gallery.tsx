import type { FormAction } from '@gable/shared/assets/asset.ts'
import { useState } from 'react'
import { Example } from '../design/gallery/example.tsx'
import type { GalleryEntry } from '../design/gallery/gallery-entry.ts'
import { Field } from '../design/inputs/field.tsx'
import type { Option } from '../design/inputs/option.ts'
import { toFormOptions } from './form-options.ts'
import { FormPicker } from './form-picker.tsx'

export default { title: 'Form picker', group: 'Fields', render: () => <Pickers /> } satisfies GalleryEntry

function Pickers() {
  return (
    <>
      <Example title="Forms and groups" block>
        <Picker options={options} />
      </Example>
      <Example title="No forms" block>
        <Picker options={[]} />
      </Example>
      <Example title="Loading" block>
        <Picker options={undefined} />
      </Example>
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

const options = toFormOptions(
  ['Home Value', 'Seller Consultation', 'Buyer Consultation'].map((name, index) => ({
    _id: String(index + 1),
    name,
    isArchived: false,
  })),
  ['Home Value and Selling', 'Buying and Financing'].map((name, index) => ({ _id: String(index + 1), name })),
)
