import { moneyText } from '@gable/shared/calculators/money-text.ts'
import { useState } from 'preact/hooks'
import { Breakdown } from '../../calculator/breakdown.tsx'
import { FigureField } from '../../calculator/figure-field.tsx'
import { Frame } from '../../calculator/frame.tsx'
import { Late } from '../../calculator/late.tsx'
import { More } from '../../calculator/more.tsx'
import { Result } from '../../calculator/result.tsx'
import { useCalculator } from '../../calculator/use-calculator.ts'
import { useDetails } from '../../calculator/use-details.ts'
import type { ViewProps } from '../../element/widget.tsx'

/** From a price to what is left of it; what makes it count comes with the piece. */
export function HomeSaleView({ onBegin, ...place }: ViewProps<'HOME_SALE_CALC'>) {
  const { element, shown } = place
  const { settings, words, opening } = shown
  const { fetched, piece, onNear } = useDetails('home-sale-details', place)
  const calculator = useCalculator(element, opening.figures, piece?.changing(words))
  const [opened, setOpened] = useState('')
  const { statement, told } = piece ? piece.counted(calculator.good, shown) : opening
  return (
    <Frame
      {...settings}
      onNear={onNear}
      onBegin={() => onBegin({ figures: told })}
      answer={
        <Result
          label={words.net}
          text={moneyText(statement.net, 0)}
          note={statement.missing}
          words={words}
          faults={calculator.faults}
        >
          <Breakdown
            label={words.picture}
            parts={statement.parts}
            whole={statement.price.amount}
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
      {opening.asked.map(({ name, unit, title, about, infoMessage }) => (
        <FigureField key={name} calculator={calculator} name={name} label={title} unit={unit}>
          <details class="about">
            <summary aria-label={about}>
              <i>i</i>
            </summary>
            <p class="small" id={`f-${name}-about`}>
              {infoMessage}
            </p>
          </details>
        </FigureField>
      ))}
    </Frame>
  )
}
