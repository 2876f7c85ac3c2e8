import { homeSale } from '@gable/shared/calculators/home-sale.ts'
import { type SaleInputs, saleOf } from '@gable/shared/widgets/openings/sale-inputs.ts'
import type { ShownWidgetOf } from '@gable/shared/widgets/shown-widget.ts'
import { useState } from 'preact/hooks'
import { comparedAmounts } from '../../../calculator/details/compared-row.ts'
import { ComparedTable } from '../../../calculator/details/compared-table.tsx'
import { Section } from '../../../calculator/details/section.tsx'
import { FigureField } from '../../../calculator/figure-field.tsx'
import { useCalculator } from '../../../calculator/use-calculator.ts'
import { changing } from './sale-rules.ts'

interface CompareSectionProps {
  element: HTMLElement
  first: SaleInputs
  shown: ShownWidgetOf<'HOME_SALE_CALC'>
}

/** Two offers side by side: the one above and another one, which begins as the first. */
export const CompareSection = (props: CompareSectionProps) => (
  <Section title={props.shown.words.compare.title}>
    <Offers {...props} />
  </Section>
)

function Offers({ element, first, shown: { settings, words } }: CompareSectionProps) {
  const [beginning] = useState(first)
  const second = useCalculator(element, beginning, changing(words))
  const [one, other] = [first, second.good].map((inputs) => homeSale(saleOf(inputs, settings)))
  const { compare, fields } = words
  if (!one || !other) return null
  return (
    <>
      <p class="small">{compare.lead}</p>
      <fieldset>
        <legend>{compare.second}</legend>
        <div class="fields">
          <FigureField calculator={second} name="price" label={settings.homeSale.title} prefix="s-" />
          {settings.additionalCosts.map(({ title }, index) => (
            <FigureField
              key={additional[index]}
              calculator={second}
              name={additional[index] ?? 'additional1'}
              label={title}
              unit="percent"
              prefix="s-"
            />
          ))}
          <FigureField calculator={second} name="concessions" label={fields.concessions} prefix="s-" />
          <FigureField calculator={second} name="repairs" label={fields.repairs} prefix="s-" />
        </div>
      </fieldset>
      <ComparedTable
        words={compare}
        rows={[
          comparedAmounts(words.price, first.price, second.good.price),
          comparedAmounts(words.costs, one.costs, other.costs),
          comparedAmounts(words.net, one.net, other.net),
        ]}
      />
      <div class="keep">
        <button type="button" class="quiet" onClick={() => second.begin(first)}>
          {compare.again}
        </button>
      </div>
    </>
  )
}

const additional = ['additional1', 'additional2', 'additional3', 'additional4'] as const
