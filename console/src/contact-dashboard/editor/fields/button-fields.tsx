import { type ButtonType, buttonTypes } from '@gable/shared/contact-dashboard/button.ts'
import { maxLengths } from '@gable/shared/contact-dashboard/limits.ts'
import { SelectField } from '../../../design/inputs/select-field.tsx'
import { ActionFields } from './action-fields.tsx'
import { PanelTextField } from './panel-text-field.tsx'

interface ButtonFieldsProps {
  /** The form path of the button. */
  name: string
  /** The call to action on top of the page has a fixed look. */
  hasType?: boolean
}

/** The look, the label and the action of a button. */
export const ButtonFields = ({ name, hasType = true }: ButtonFieldsProps) => (
  <>
    {hasType && <ButtonTypeField name={`${name}.type`} />}
    <ButtonLabelField name={`${name}.label`} />
    <ActionFields name={`${name}.action`} />
  </>
)

export const ButtonTypeField = ({ name }: { name: string }) => (
  <SelectField name={name} label="Button Type" required options={typeOptions} />
)

export const ButtonLabelField = ({ name }: { name: string }) => (
  <PanelTextField name={name} label="Button Label" max={maxLengths.buttonLabel} />
)

const typeLabels: Record<ButtonType, string> = { PRIMARY: 'Primary', SECONDARY: 'Secondary', LINK: 'Link' }

const typeOptions = buttonTypes.map((value) => ({ value, label: typeLabels[value] }))
