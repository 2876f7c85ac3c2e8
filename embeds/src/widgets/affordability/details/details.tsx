import { calculateAffordability } from '@gable/shared/calculators/affordability.ts'
import type { CountyTax } from '@gable/shared/property-taxes/county-tax.ts'
import type { CalculatorResult } from '@gable/shared/submissions/calculator-result.ts'
import type { PublicWidgetByType } from '@gable/shared/widgets/public-widget.ts'
import { type BudgetInputs, toHousehold } from '@gable/shared/widgets/results/budget-inputs.ts'
import { ActionsRow } from '../../../calculator/details/actions-row.tsx'
import { toPlace } from '../../../calculator/details/place-fields.tsx'
import { ScheduleSection } from '../../../calculator/details/schedule-section.tsx'
import { ScoreField } from '../../../calculator/details/score-field.tsx'
import { followScore } from '../../../calculator/details/score-rate.ts'
import { Section } from '../../../calculator/details/section.tsx'
import { toShareUrl } from '../../../calculator/details/share-url.ts'
import { useSavedInputs } from '../../../calculator/details/use-saved-inputs.ts'
import { useZip } from '../../../calculator/details/use-zip.ts'
import type { Calculator } from '../../../calculator/use-calculator.ts'
import { toBudgetCsv } from './budget-csv.ts'
import { BudgetFields } from './budget-fields.tsx'
import { budgetShareFields } from './budget-share-fields.ts'
import { CompareSection } from './compare-section.tsx'
import { RangeSection } from './range-section.tsx'

const name = 'affordability'

interface DetailsProps {
  element: HTMLElement
  calculator: Calculator<BudgetInputs>
  figures: CalculatorResult[]
  widget: PublicWidgetByType<'AFFORDABILITY_CALC'>
  origin: string
  isSample: boolean
  isOpen: boolean
  onEmail(): void
}

export function Details({ element, calculator, figures, widget, origin, isSample, isOpen, onEmail }: DetailsProps) {
  const { widgetId, words: labels, opening, scoreQuestion: scores } = widget
  const { figures: defaults } = opening
  const validInputs = calculator.validInputs.value
  const { loan } = calculateAffordability(toHousehold(validInputs))
  useSavedInputs({
    name,
    fields: budgetShareFields,
    settle: (inputs) => followScore(inputs, undefined, scores),
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
      <Section title={labels.range.title} defaultOpen>
        <RangeSection inputs={validInputs} labels={labels} />
      </Section>
      <BudgetFields calculator={calculator} labels={labels} zip={zip} />
      <Section title={labels.schedule}>
        <ScheduleSection loan={{ amount: loan, apr: validInputs.apr, months: validInputs.months }} labels={labels} />
      </Section>
      <Section title={labels.compare.title}>
        <CompareSection element={element} first={validInputs} labels={labels} />
      </Section>
      <ActionsRow
        element={element}
        labels={labels}
        getShareUrl={() => toShareUrl(location.href, name, budgetShareFields, validInputs)}
        onStartOver={() => calculator.reset(defaults)}
        onEmail={widget.emailsFigures ? onEmail : undefined}
      >
        <a
          class="quiet"
          download={labels.summary.fileName}
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(toBudgetCsv(figures, labels))}`}
        >
          {labels.summary.download}
        </a>
      </ActionsRow>
    </div>
  )
}
