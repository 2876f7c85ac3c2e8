import type { CountyTax } from '@gable/shared/property-taxes/county-tax.ts'
import type { PublicWidgetByType } from '@gable/shared/widgets/public-widget.ts'
import type { MortgageInputs } from '@gable/shared/widgets/results/mortgage-inputs.ts'
import { ActionsRow } from '../../../calculator/details/actions-row.tsx'
import { toPlace } from '../../../calculator/details/place-fields.tsx'
import { ScheduleSection } from '../../../calculator/details/schedule-section.tsx'
import { ScoreField } from '../../../calculator/details/score-field.tsx'
import { Section } from '../../../calculator/details/section.tsx'
import { toShareUrl } from '../../../calculator/details/share-url.ts'
import { useSavedInputs } from '../../../calculator/details/use-saved-inputs.ts'
import { useZip } from '../../../calculator/details/use-zip.ts'
import type { Calculator } from '../../../calculator/use-calculator.ts'
import { CompareSection } from './compare-section.tsx'
import { CostsSection } from './costs-section.tsx'
import { settleMortgage } from './mortgage-rules.ts'
import { mortgageShareFields } from './mortgage-share-fields.ts'
import { PlanSection } from './plan-section.tsx'
import { toLoan } from './to-loan.ts'

const name = 'mortgage'

interface DetailsProps {
  element: HTMLElement
  calculator: Calculator<MortgageInputs>
  widget: PublicWidgetByType<'MORTGAGE_CALC'>
  origin: string
  isSample: boolean
  isOpen: boolean
  onEmail(): void
}

export function Details({ element, calculator, widget, origin, isSample, isOpen, onEmail }: DetailsProps) {
  const { widgetId, words: labels, opening, scoreQuestion: scores } = widget
  const { figures: defaults } = opening
  useSavedInputs({
    name,
    fields: mortgageShareFields,
    settle: (inputs) => settleMortgage(inputs, undefined, scores),
    calculator,
    defaults,
    element,
    widgetId,
    isSample,
  })
  const fill = (county?: CountyTax) => toPlace(county, calculator.inputs.value)
  const zip = useZip({ calculator, origin, isAsked: widget.hasCountyTaxes, fill })
  return (
    <div class="details" hidden={!isOpen}>
      <ScoreField calculator={calculator} question={scores} defaultRate={defaults.apr} />
      <Section title={labels.costs} defaultOpen>
        <CostsSection calculator={calculator} labels={labels} zip={zip} />
      </Section>
      <Section title={labels.plan}>
        <PlanSection calculator={calculator} labels={labels} language={widget.journey.language} />
      </Section>
      <Section title={labels.schedule}>
        <ScheduleSection loan={toLoan(calculator.validInputs.value)} labels={labels} />
      </Section>
      <Section title={labels.compare}>
        <CompareSection element={element} first={calculator.validInputs.value} labels={labels} />
      </Section>
      <ActionsRow
        element={element}
        labels={labels}
        getShareUrl={() => toShareUrl(location.href, name, mortgageShareFields, calculator.validInputs.value)}
        onStartOver={() => calculator.reset(defaults)}
        onEmail={widget.emailsFigures ? onEmail : undefined}
      />
    </div>
  )
}
