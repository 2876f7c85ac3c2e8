import type { SaleInputs } from '@gable/shared/widgets/openings/sale-inputs.ts'
import type { ShownWidgetOf } from '@gable/shared/widgets/shown-widget.ts'
import { KeepRow } from '../../../calculator/details/keep-row.tsx'
import { shareAddress } from '../../../calculator/details/share-address.ts'
import { useKeptFigures } from '../../../calculator/details/use-kept-figures.ts'
import type { Calculator } from '../../../calculator/use-calculator.ts'
import { CompareSection } from './compare-section.tsx'
import { keptSale } from './kept-sale.ts'
import { SaleFields } from './sale-fields.tsx'
import { taxed } from './sale-rules.ts'
import { StatementSection } from './statement-section.tsx'

interface DetailsProps {
  element: HTMLElement
  calculator: Calculator<SaleInputs>
  shown: ShownWidgetOf<'HOME_SALE_CALC'>
  isSample: boolean
  isOpen: boolean
}

/** All that is not needed at first. */
export function Details({ element, calculator, shown, isSample, isOpen }: DetailsProps) {
  const { widgetId, words, opening } = shown
  const { figures: beginning } = opening
  const kept = { name: 'home-sale', fields: keptSale, settle: taxed }
  useKeptFigures({ ...kept, calculator, beginning, widgetId, isSample })
  return (
    <div class="details" hidden={!isOpen}>
      <SaleFields calculator={calculator} shown={shown} />
      <StatementSection figures={calculator.good} shown={shown} />
      <CompareSection element={element} first={calculator.good} shown={shown} />
      <KeepRow
        element={element}
        words={words}
        address={() => shareAddress(location.href, kept.name, keptSale, calculator.good)}
        onStartOver={() => calculator.begin(beginning)}
      />
    </div>
  )
}
