import { usStates } from '@gable/shared/addresses/us-states.ts'
import { homeSaleFields } from '@gable/shared/calculators/share-fields.ts'
import type { SaleInputs } from '@gable/shared/widgets/openings/sale-inputs.ts'
import type { ShownWidgetOf } from '@gable/shared/widgets/shown-widget.ts'
import type { SaleFieldName } from '@gable/shared/widgets/words/home-sale.ts'
import type { ComponentChildren } from 'preact'
import { ChoiceField } from '../../../calculator/choice-field.tsx'
import { Section } from '../../../calculator/details/section.tsx'
import { Sources } from '../../../calculator/details/sources.tsx'
import { FigureField } from '../../../calculator/figure-field.tsx'
import type { Calculator } from '../../../calculator/use-calculator.ts'
import { namesCommissions } from './names-commissions.ts'
import { propertyTaxFrom, transferTaxFrom, usualIn } from './usual-in.ts'

interface SaleFieldsProps {
  calculator: Calculator<SaleInputs>
  shown: ShownWidgetOf<'HOME_SALE_CALC'>
}

/** What a sale may cost besides what the agency has named. Empty fields cost nothing. */
export function SaleFields({ calculator, shown: { settings, words } }: SaleFieldsProps) {
  const { now, good } = calculator
  const { groups, hints } = words
  const typed = { calculator, words }
  const asksForCommissions = !namesCommissions(settings.additionalCosts)
  return (
    <>
      {asksForCommissions && (
        <Section title={groups.commissions} opensAtOnce>
          <Typed {...typed} names={['listingRate', 'buyerRate']} />
        </Section>
      )}
      <Section title={groups.closing} opensAtOnce={!asksForCommissions}>
        <Typed {...typed} names={['titleAndEscrow', 'concessions', 'repairs']} />
      </Section>
      <Section title={groups.taxes}>
        <Typed {...typed} names={['transferTaxRate', 'propertyTaxYearly', 'taxDays']}>
          <ChoiceField
            id="f-state"
            label={words.loan.state}
            value={now.state}
            options={[['', words.loan.noState], ...usStates.map(({ code, name }) => [code, name] as const)]}
            onChoose={(state) => calculator.change({ chosen: { ...usualIn(state, now.price), state } })}
          />
        </Typed>
        <p class="small">{hints.state}</p>
        <Sources tables={[...transferTaxFrom(good), ...propertyTaxFrom(good)]} words={words} />
      </Section>
      <Section title={groups.loan}>
        <Typed {...typed} names={['mortgageApr', 'daysToPayoff']} />
      </Section>
    </>
  )
}

interface TypedProps {
  calculator: Calculator<SaleInputs>
  words: ShownWidgetOf<'HOME_SALE_CALC'>['words']
  names: readonly SaleFieldName[]
  children?: ComponentChildren
}

const Typed = ({ calculator, words, names, children }: TypedProps) => (
  <div class="fields">
    {children}
    {names.map((name) => (
      <FigureField
        key={name}
        calculator={calculator}
        name={name}
        label={words.fields[name]}
        unit={homeSaleFields[name].unit}
        about={words.hints[name] ?? ''}
      />
    ))}
  </div>
)
