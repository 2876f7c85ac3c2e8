import type { CountyTax } from '@gable/shared/property-taxes/county-tax.ts'
import type { PublicWidgetByType } from '@gable/shared/widgets/public-widget.ts'
import type { SaleInputs } from '@gable/shared/widgets/results/sale-inputs.ts'
import type { SaleStatement } from '@gable/shared/widgets/results/sale-statement.ts'
import { ActionsRow } from '../../../calculator/details/actions-row.tsx'
import { toShareUrl } from '../../../calculator/details/share-url.ts'
import { useSavedInputs } from '../../../calculator/details/use-saved-inputs.ts'
import { useZip } from '../../../calculator/details/use-zip.ts'
import type { Calculator } from '../../../calculator/use-calculator.ts'
import { CompareSection } from './compare-section.tsx'
import { SaleFields } from './sale-fields.tsx'
import { applyStateTax } from './sale-rules.ts'
import { saleShareFields } from './sale-share-fields.ts'
import { fillTaxes } from './state-taxes.ts'
import { StatementSection } from './statement-section.tsx'

const name = 'home-sale'

interface DetailsProps {
  element: HTMLElement
  calculator: Calculator<SaleInputs>
  statement: SaleStatement
  widget: PublicWidgetByType<'HOME_SALE_CALC'>
  origin: string
  isSample: boolean
  isOpen: boolean
  onEmail(): void
}

export function Details({ element, calculator, statement, widget, origin, isSample, isOpen, onEmail }: DetailsProps) {
  const { widgetId, words: labels, opening } = widget
  const { figures: defaults } = opening
  useSavedInputs({
    name,
    fields: saleShareFields,
    settle: applyStateTax,
    calculator,
    defaults,
    element,
    widgetId,
    isSample,
  })
  const fill = (county?: CountyTax) => fillTaxes(county, calculator.inputs.value.price)
  const zip = useZip({ calculator, origin, isAsked: widget.hasCountyTaxes, fill })
  return (
    <div class="details" hidden={!isOpen}>
      <SaleFields calculator={calculator} widget={widget} zip={zip} />
      <StatementSection statement={statement} labels={labels} />
      <CompareSection element={element} first={calculator.validInputs.value} widget={widget} />
      <ActionsRow
        element={element}
        labels={labels}
        getShareUrl={() => toShareUrl(location.href, name, saleShareFields, calculator.validInputs.value)}
        onStartOver={() => calculator.reset(defaults)}
        onEmail={widget.emailsFigures ? onEmail : undefined}
      />
    </div>
  )
}
