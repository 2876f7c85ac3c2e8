import { maxLengths } from '@gable/shared/contact-dashboard/limits.ts'
import { type MortgageRateMode, mortgageRateModes } from '@gable/shared/contact-dashboard/modules/mortgage-trend.ts'
import { RadioCardsField } from '../../../design/inputs/radio-cards-field.tsx'
import { ButtonFields } from '../fields/button-fields.tsx'
import { HeadingField, InfoMessageField, NameField, SubheadingField } from '../fields/common-fields.tsx'
import { ModuleFields } from '../fields/module-fields.tsx'
import { PanelTextField } from '../fields/panel-text-field.tsx'
import type { PanelProps } from './panel-props.ts'

export const MortgageTrendPanel = ({ form: { control } }: PanelProps<'MORTGAGE_TREND'>) => (
  <ModuleFields type="MORTGAGE_TREND">
    <NameField />
    <HeadingField />
    <InfoMessageField name="settings.disclaimerMessage" />
    <SubheadingField max={maxLengths.mortgageSubheading} />
    <RadioCardsField
      control={control}
      name="settings.mortgageRateMode"
      label="Rate Display"
      required
      options={rateOptions}
    />
    <PanelTextField
      control={control}
      name="settings.ctaDescription"
      label="CTA Description"
      max={maxLengths.ctaDescription}
      rows={3}
    />
    <ButtonFields name="settings.ctaButton" />
    <PanelTextField
      control={control}
      name="settings.disclaimer"
      label="Disclaimer"
      max={maxLengths.mortgageDisclaimer}
      rows={6}
    />
  </ModuleFields>
)

const rateLabels: Record<MortgageRateMode, { label: string; hint: string }> = {
  APR: { label: 'APR', hint: 'Includes fees, so it is higher.' },
  INTEREST_RATE: { label: 'Interest rate', hint: 'The rate of the loan alone.' },
}

const rateOptions = mortgageRateModes.map((value) => ({ value, ...rateLabels[value] }))
