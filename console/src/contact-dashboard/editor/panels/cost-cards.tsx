import { costCount, maxLengths } from '@gable/shared/contact-dashboard/limits.ts'
import { type Control, useWatch } from 'react-hook-form'
import { NumberField } from '../../../design/inputs/number-field.tsx'
import { InfoMessageField } from '../fields/common-fields.tsx'
import { PanelTextField } from '../fields/panel-text-field.tsx'
import { ToggledFields } from '../fields/toggled-fields.tsx'
import type { ModuleValues } from './panel-props.ts'

type EquityValues = ModuleValues<'HOME_EQUITY'>
type EquityControl = Control<EquityValues, unknown, EquityValues>

/** The additional costs of a sale. A hidden cost may be incomplete. */
export const CostCards = ({ control }: { control: EquityControl }) => (
  <ul className="space-y-2">
    {Array.from({ length: costCount }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the number of cards never changes
      <CostCard key={index} control={control} index={index} />
    ))}
  </ul>
)

function CostCard({ control, index }: { control: EquityControl; index: number }) {
  const cost = `settings.additionalCosts.${index}` as const
  const title = useWatch({ control, name: `${cost}.title` })?.trim() || `Cost ${index + 1}`
  const covered = [`${cost}.title`, `${cost}.defaultPerc`, `${cost}.infoMessage`]
  return (
    <li aria-label={title} className="space-y-4 rounded-lg border border-line p-3">
      <h4 className="truncate font-medium">{title}</h4>
      <ToggledFields name={`${cost}.showCost`} label={`Show Cost ${index + 1}`} covers={covered}>
        <PanelTextField control={control} name={`${cost}.title`} label="Title" max={maxLengths.costTitle} />
        <NumberField
          control={control}
          name={`${cost}.defaultPerc`}
          label="Default %"
          required
          unit="%"
          step={0.5}
          min={0}
          max={100}
          hint="In percent of the home’s value."
        />
        <InfoMessageField name={`${cost}.infoMessage`} max={maxLengths.shortInfoMessage} />
      </ToggledFields>
    </li>
  )
}
