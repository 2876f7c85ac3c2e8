import { AddressField } from './address-field.tsx'
import { Step, type StepProps } from './step.tsx'

export function AddressStep(props: StepProps) {
  const { state, surface, index } = props
  const { labels, journey } = state
  const form = surface === 'widget' && index === 0 ? journey.forms[0] : undefined
  return (
    <Step {...props} title={journey.addressOptional ? labels.sellingTitle : labels.addressTitle} form={form}>
      <AddressField state={state} />
    </Step>
  )
}
