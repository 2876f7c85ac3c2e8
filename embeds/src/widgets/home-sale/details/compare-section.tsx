import { calculateHomeSale } from '@gable/shared/calculators/home-sale.ts'
import type { PublicWidgetByType } from '@gable/shared/widgets/public-widget.ts'
import { type SaleInputs, toHomeSale } from '@gable/shared/widgets/results/sale-inputs.ts'
import { useState } from 'preact/hooks'
import { ComparisonTable, compareAmounts } from '../../../calculator/details/comparison-table.tsx'
import { Section } from '../../../calculator/details/section.tsx'
import { NumberField } from '../../../calculator/number-field.tsx'
import { useCalculator } from '../../../calculator/use-calculator.ts'
import { createSale } from './sale-rules.ts'

interface CompareSectionProps {
  element: HTMLElement
  first: SaleInputs
  widget: PublicWidgetByType<'HOME_SALE_CALC'>
}

/** The current offer beside a second one, which starts as a copy of it. */
export const CompareSection = (props: CompareSectionProps) => (
  <Section title={props.widget.words.compare.title}>
    <OfferComparison {...props} />
  </Section>
)

function OfferComparison({ element, first, widget: { settings, words: labels } }: CompareSectionProps) {
  const [defaults] = useState(first)
  const second = useCalculator(element, defaults, createSale({ settings, words: labels }))
  const [firstSale, secondSale] = [first, second.validInputs.value].map((inputs) =>
    calculateHomeSale(toHomeSale(inputs, settings)),
  )
  const { compare, fields } = labels
  if (!firstSale || !secondSale) return null
  return (
    <>
      <p class="small">{compare.lead}</p>
      <fieldset>
        <legend>{compare.second}</legend>
        <div class="fields">
          <NumberField calculator={second} name="price" label={settings.homeSale.title} prefix="s-" />
          {settings.additionalCosts.map(({ title }, index) => (
            <NumberField
              key={additionalNames[index]}
              calculator={second}
              name={additionalNames[index] ?? 'additional1'}
              label={title}
              unit="percent"
              prefix="s-"
            />
          ))}
          <NumberField calculator={second} name="concessions" label={fields.concessions} prefix="s-" />
          <NumberField calculator={second} name="repairs" label={fields.repairs} prefix="s-" />
        </div>
      </fieldset>
      <ComparisonTable
        labels={compare}
        rows={[
          compareAmounts(labels.price, first.price, second.validInputs.value.price),
          compareAmounts(labels.costs, firstSale.costs, secondSale.costs),
          compareAmounts(labels.net, firstSale.net, secondSale.net),
        ]}
      />
      <div class="actions">
        <button type="button" class="quiet" onClick={() => second.reset(first)}>
          {compare.again}
        </button>
      </div>
    </>
  )
}

const additionalNames = ['additional1', 'additional2', 'additional3', 'additional4'] as const
