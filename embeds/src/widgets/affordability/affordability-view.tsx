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

/** From income and debts to a price that fits; what makes it count comes with the piece. */
export function AffordabilityView({ onBegin, ...place }: ViewProps<'AFFORDABILITY_CALC'>) {
  const { element, shown } = place
  const { settings, words, opening } = shown
  const { fetched, piece, onNear } = useDetails('affordability-details', place)
  const calculator = useCalculator(element, opening.figures, piece?.changing(words))
  const [opened, setOpened] = useState('')
  const { budget, told } = piece ? piece.counted(calculator.good, words) : opening
  const { price, total, parts, reason } = budget
  return (
    <Frame
      heading={settings.heading}
      subHeading={settings.subHeading}
      buttonText={settings.buttonLabel}
      disclosure={settings.disclosure}
      onNear={onNear}
      onBegin={() => onBegin({ figures: told })}
      answer={
        <Result label={words.price} text={moneyText(price, 0)} note={reason} words={words} faults={calculator.faults}>
          <Breakdown
            label={words.picture}
            parts={parts}
            sum={{ key: 'total', label: words.perMonth, amount: total }}
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
      <FigureField calculator={calculator} name="incomeYearly" label={words.fields.incomeYearly} />
      <FigureField calculator={calculator} name="debtsMonthly" label={words.fields.debtsMonthly} />
      <FigureField calculator={calculator} name="down" label={words.loan.down} />
      <FigureField calculator={calculator} name="apr" label={words.loan.apr} unit="percent" />
      <TermField calculator={calculator} words={words.loan} />
    </Frame>
  )
}
