import { moneyText } from '@gable/shared/calculators/money-text.ts'
import { useState } from 'preact/hooks'
import { Breakdown } from '../../calculator/breakdown.tsx'
import { FigureField } from '../../calculator/figure-field.tsx'
import { Frame } from '../../calculator/frame.tsx'
import { Late } from '../../calculator/late.tsx'
import { More } from '../../calculator/more.tsx'
import { Result } from '../../calculator/result.tsx'
import { TermField } from '../../calculator/term-field.tsx'
import { useCalculator } from '../../calculator/use-calculator.ts'
import { useDetails } from '../../calculator/use-details.ts'
import type { ViewProps } from '../../element/widget.tsx'

/** From a price to a monthly payment; what makes it count comes with the piece. */
export function MortgageView({ onBegin, ...place }: ViewProps<'MORTGAGE_CALC'>) {
  const { element, shown } = place
  const { settings, words, opening } = shown
  const { fetched, piece, onNear } = useDetails('mortgage-details', place)
  const calculator = useCalculator(element, opening.figures, piece?.changing(words))
  const [opened, setOpened] = useState('')
  const { total, parts, told } = piece ? piece.monthlyOf(calculator.good, words) : opening
  return (
    <Frame
      {...settings}
      buttonText={settings.buttonLabel}
      onNear={onNear}
      onBegin={() => onBegin({ figures: told })}
      answer={
        <Result label={words.payment} text={moneyText(total)} words={words} faults={calculator.faults}>
          <Breakdown
            label={words.parts}
            parts={parts}
            sum={{ key: 'total', label: words.payment, amount: total }}
            opened={opened}
            onOpen={setOpened}
          >
            <Late fetched={fetched} words={words}>
              {({ Made }) => <Made of={opened} figures={calculator.good} shown={shown} />}
            </Late>
          </Breakdown>
        </Result>
      }
      more={
        <More fetched={fetched} words={words}>
          {({ Details }, isOpen) => <Details {...place} calculator={calculator} isOpen={isOpen} />}
        </More>
      }
    >
      <FigureField calculator={calculator} name="price" label={words.loan.price} />
      <FigureField calculator={calculator} name="down" label={words.loan.down} />
      <FigureField calculator={calculator} name="downPercent" label={words.loan.downPercent} unit="percent" />
      <FigureField calculator={calculator} name="apr" label={words.loan.apr} unit="percent" />
      <TermField calculator={calculator} words={words.loan} />
    </Frame>
  )
}
