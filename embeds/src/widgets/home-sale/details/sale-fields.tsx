import { usStates } from '@gable/shared/addresses/us-states.ts'
import type { SaleInputs } from '@gable/shared/widgets/openings/sale-inputs.ts'
import type { ShownWidgetOf } from '@gable/shared/widgets/shown-widget.ts'
import { ChoiceField } from '../../../calculator/choice-field.tsx'
import { Section } from '../../../calculator/details/section.tsx'
import { FigureField } from '../../../calculator/figure-field.tsx'
import type { Calculator } from '../../../calculator/use-calculator.ts'
import { namesCommissions } from './names-commissions.ts'
import { usualIn } from './usual-in.ts'

interface SaleFieldsProps {
  calculator: Calculator<SaleInputs>
  shown: ShownWidgetOf<'HOME_SALE_CALC'>
}

/** What a sale may cost besides what the agency has named. Empty fields cost nothing. */
export function SaleFields({ calculator, shown: { settings, words } }: SaleFieldsProps) {
  const { groups, fields, hints } = words
  const { state, price } = calculator.now
  return (
    <>
      {!namesCommissions(settings.additionalCosts) && (
        <Section title={groups.commissions}>
          <div class="fields">
            {' '}
            <FigureField {...{ calculator }} name="listingRate" label={fields.listingRate} unit="percent" />
            <FigureField
              {...{ calculator }}
              name="buyerRate"
              label={fields.buyerRate}
              unit="percent"
              about={hints.commissions}
            />
          </div>
        </Section>
      )}
      <Section title={groups.loan}>
        <div class="fields">
          {' '}
          <FigureField {...{ calculator }} name="mortgageApr" label={fields.mortgageApr} unit="percent" />
          <FigureField
            {...{ calculator }}
            name="daysToPayoff"
            label={fields.daysToPayoff}
            unit="days"
            about={hints.daysToPayoff}
          />
        </div>
      </Section>
      <Section title={groups.taxes}>
        <div class="fields">
          {' '}
          <ChoiceField
            id="f-state"
            label={words.loan.state}
            value={state}
            options={[['', words.loan.noState], ...usStates.map(({ code, name }) => [code, name] as const)]}
            onChoose={(state) => calculator.change({ chosen: { ...usualIn(state, price), state } })}
          />
          <FigureField
            {...{ calculator }}
            name="transferTaxRate"
            label={fields.transferTaxRate}
            unit="percent"
            about={hints.transferTax}
          />
          <FigureField {...{ calculator }} name="propertyTaxYearly" label={fields.propertyTaxYearly} />
          <FigureField {...{ calculator }} name="taxDays" label={fields.taxDays} unit="days" about={hints.taxDays} />
        </div>
      </Section>
      <Section title={groups.closing}>
        <div class="fields">
          {' '}
          <FigureField {...{ calculator }} name="titleAndEscrow" label={fields.titleAndEscrow} />
          <FigureField {...{ calculator }} name="concessions" label={fields.concessions} about={hints.concessions} />
          <FigureField {...{ calculator }} name="repairs" label={fields.repairs} />
        </div>
      </Section>
    </>
  )
}
