import { usStates } from '@gable/shared/addresses/us-states.ts'
import { homeSaleFields } from '@gable/shared/calculators/share-fields.ts'
import type { SaleFieldName } from '@gable/shared/widgets/labels/home-sale.ts'
import type { PublicWidgetByType } from '@gable/shared/widgets/public-widget.ts'
import type { SaleInputs } from '@gable/shared/widgets/results/sale-inputs.ts'
import type { ComponentChildren } from 'preact'
import { ChoiceField } from '../../../calculator/choice-field.tsx'
import { describeCountyTax } from '../../../calculator/details/place-fields.tsx'
import { Section } from '../../../calculator/details/section.tsx'
import { TableSources } from '../../../calculator/details/table-sources.tsx'
import type { Zip } from '../../../calculator/details/use-zip.ts'
import { ZipField } from '../../../calculator/details/zip-field.tsx'
import { NumberField } from '../../../calculator/number-field.tsx'
import type { Calculator } from '../../../calculator/use-calculator.ts'
import { hasCommissionCost } from './has-commission-cost.ts'
import { estimateTaxes, getPropertyTaxSource, getTransferTaxSource, getUsedCounty } from './state-taxes.ts'

interface SaleFieldsProps {
  calculator: Calculator<SaleInputs>
  widget: PublicWidgetByType<'HOME_SALE_CALC'>
  zip: Zip | undefined
}

/** Costs besides the agency's own. Empty fields count as zero. */
export function SaleFields({ calculator, widget, zip }: SaleFieldsProps) {
  const { settings, words: labels } = widget
  const inputs = calculator.inputs.value
  const validInputs = calculator.validInputs.value
  const { groups, hints } = labels
  const countyNote = describeCountyTax(getUsedCounty(inputs), labels.loan)
  const fieldHints = countyNote ? { ...hints, propertyTaxYearly: countyNote } : hints
  const fieldProps = { calculator, labels, hints: fieldHints }
  const asksForCommissions = !hasCommissionCost(settings.additionalCosts)
  return (
    <>
      {asksForCommissions && (
        <Section title={groups.commissions} defaultOpen>
          <NumberFields {...fieldProps} names={['listingRate', 'buyerRate']} />
        </Section>
      )}
      <Section title={groups.closing} defaultOpen={!asksForCommissions}>
        <NumberFields {...fieldProps} names={['titleAndEscrow', 'concessions', 'repairs']} />
      </Section>
      <Section title={groups.taxes}>
        <NumberFields {...fieldProps} names={['transferTaxRate', 'propertyTaxYearly', 'taxDays']}>
          {zip && <ZipField zip={zip} labels={labels.loan} />}
          <ChoiceField
            id="f-state"
            label={labels.loan.state}
            value={inputs.state}
            options={[['', labels.loan.noState], ...usStates.map(({ code, name }) => [code, name] as const)]}
            onChoose={(state) =>
              calculator.change({
                chosen: { ...estimateTaxes(state, inputs.price), zip: '', county: undefined, state },
              })
            }
          />
        </NumberFields>
        <p class="small">{zip ? hints.zip : hints.state}</p>
        <TableSources
          tables={[...getTransferTaxSource(validInputs), ...getPropertyTaxSource(validInputs)]}
          labels={labels}
        />
      </Section>
      <Section title={groups.loan}>
        <NumberFields {...fieldProps} names={['mortgageApr', 'daysToPayoff']} />
      </Section>
    </>
  )
}

interface NumberFieldsProps {
  calculator: Calculator<SaleInputs>
  labels: PublicWidgetByType<'HOME_SALE_CALC'>['words']
  hints: PublicWidgetByType<'HOME_SALE_CALC'>['words']['hints']
  names: readonly SaleFieldName[]
  children?: ComponentChildren
}

const NumberFields = ({ calculator, labels, hints, names, children }: NumberFieldsProps) => (
  <div class="fields">
    {children}
    {names.map((name) => (
      <NumberField
        key={name}
        calculator={calculator}
        name={name}
        label={labels.fields[name]}
        unit={homeSaleFields[name].unit}
        hint={hints[name] ?? ''}
      />
    ))}
  </div>
)
