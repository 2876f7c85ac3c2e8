import { maxLengths } from '@gable/shared/contact-dashboard/limits.ts'
import { PanelTextField } from './panel-text-field.tsx'
import { ToggledFields } from './toggled-fields.tsx'

/** The module's name in the links of the page. */
export const NameField = () => (
  <PanelTextField
    name="settings.name"
    label="Link Display Name"
    hint="Names the module in the page’s links and in the module list."
    max={maxLengths.name}
  />
)

interface TextFieldProps {
  name?: string
  label?: string
  max?: number
}

export const HeadingField = ({ name = 'settings.heading', label = 'Heading' }: TextFieldProps) => (
  <PanelTextField name={name} label={label} max={maxLengths.heading} rows={2} />
)

export const SubheadingField = (props: TextFieldProps) => {
  const { name = 'settings.subheading', label = 'Subheading', max = maxLengths.subheading } = props
  return <PanelTextField name={name} label={label} max={max} rows={3} />
}

export const InfoMessageField = (props: TextFieldProps) => {
  const { name = 'settings.infoMessage', label = 'Info Message', max = maxLengths.infoMessage } = props
  return <PanelTextField name={name} label={label} max={max} rows={3} />
}

export const HeadingFields = () => (
  <>
    <NameField />
    <HeadingField />
    <SubheadingField />
  </>
)

interface LinkFieldsProps {
  toggle?: string
  text?: string
}

/** The link below the module's content. */
export const LinkFields = ({ toggle = 'settings.showCTA', text = 'settings.linkText' }: LinkFieldsProps) => (
  <ToggledFields name={toggle} label="Show CTA Link" covers={[text]}>
    <PanelTextField name={text} label="Link Text" max={maxLengths.linkText} />
  </ToggledFields>
)
