import { maxLengths } from '@gable/shared/contact-dashboard/limits.ts'
import {
  type AvmDisplayType,
  avmDisplayTypes,
  homewardInfoMessage,
  type SellingOptionType,
  sellingOptionKeys,
} from '@gable/shared/contact-dashboard/modules/selling-options.ts'
import { type Control, useController, useWatch } from 'react-hook-form'
import { Callout } from '../../../design/feedback/callout.tsx'
import { Field } from '../../../design/inputs/field.tsx'
import { RadioCardsField } from '../../../design/inputs/radio-cards-field.tsx'
import { TextArea } from '../../../design/inputs/text-area.tsx'
import { ButtonFields } from '../fields/button-fields.tsx'
import { InfoMessageField, SubheadingField } from '../fields/common-fields.tsx'
import { PanelTextField } from '../fields/panel-text-field.tsx'
import { PriceAdjustmentField } from '../fields/price-adjustment-field.tsx'
import { ToggledFields } from '../fields/toggled-fields.tsx'
import { useRevalidation } from '../fields/use-revalidation.ts'
import { VisibilityFilter } from '../visibility-filter.tsx'
import type { ModuleValues } from './panel-props.ts'
import { optionNames } from './selling-option-names.ts'

type SellingValues = ModuleValues<'SELLING_OPTIONS'>

interface SellingOptionFieldsProps {
  control: Control<SellingValues, unknown, SellingValues>
  type: SellingOptionType
  dashboardId: string
}

/** Edits one selling option. While it is off it may be incomplete. */
export function SellingOptionFields({ control, type, dashboardId }: SellingOptionFieldsProps) {
  const option = `settings.${sellingOptionKeys[type]}` as const
  const isEnabled = useWatch({ control, name: `${option}.enabled` })
  const filters = useController({ control, name: `${option}.filters` })
  useRevalidation([option], isEnabled)
  return (
    <>
      {!isEnabled && <Callout>This option is off. Turn it on under “Selling Options”.</Callout>}
      <div className="flex items-center justify-between gap-2">
        <span className="font-medium text-table">Who Sees This Option</span>
        <VisibilityFilter
          dashboardId={dashboardId}
          name={optionNames[type]}
          defaultText="By default, an option is visible to everyone who sees the module."
          value={filters.field.value}
          onChange={filters.field.onChange}
        />
      </div>
      <ToggledFields
        name={`${option}.showAvm`}
        label="Show AVM"
        hint="Shows what the owner could get, based on the estimate."
        covers={[`${option}.avmDisplayValueType`, `${option}.avmPriceAdjustmentPercentage`]}
      >
        <RadioCardsField
          control={control}
          name={`${option}.avmDisplayValueType`}
          label="AVM Display"
          required
          options={displayOptions}
        />
        <PriceAdjustmentField name={`${option}.avmPriceAdjustmentPercentage`} />
      </ToggledFields>
      <SubheadingField name={`${option}.subheading`} />
      {type === 'HOMEWARD' ? <FixedInfoMessage /> : <InfoMessageField name={`${option}.infoMessage`} />}
      <ButtonFields name={`${option}.ctaButton`} />
      <ToggledFields name={`${option}.showSubtext`} label="Show Subtext" covers={[`${option}.subText`]}>
        <PanelTextField
          control={control}
          name={`${option}.subText`}
          label="Subtext"
          max={maxLengths.subtext}
          rows={2}
        />
      </ToggledFields>
    </>
  )
}

const FixedInfoMessage = () => (
  <Field label="Info Message" hint="Fixed by Homeward’s terms.">
    {(control) => <TextArea {...control} readOnly value={homewardInfoMessage} />}
  </Field>
)

const displayLabels: Record<AvmDisplayType, { label: string; hint: string }> = {
  RANGE: { label: 'Range', hint: 'The estimate plus or minus 5%.' },
  VALUE: { label: 'Value', hint: 'One figure.' },
}

const displayOptions = avmDisplayTypes.map((value) => ({ value, ...displayLabels[value] }))
