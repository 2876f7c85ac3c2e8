import { formatMoney } from '@gable/shared/calculators/format-money.ts'
import { useState } from 'preact/hooks'
import { Breakdown } from '../../calculator/breakdown.tsx'
import { CalculatorLayout } from '../../calculator/calculator-layout.tsx'
import { LazyPiece } from '../../calculator/lazy-piece.tsx'
import { MoreDetails } from '../../calculator/more-details.tsx'
import { NumberField } from '../../calculator/number-field.tsx'
import { Result } from '../../calculator/result.tsx'
import { useCalculator } from '../../calculator/use-calculator.ts'
import { useDetails } from '../../calculator/use-details.ts'
import type { ViewProps } from '../../element/widget.tsx'

/** The first view shows what the server calculated from the defaults; its own calculation loads with the piece. */
export function HomeSaleView({ onStart, ...context }: ViewProps<'HOME_SALE_CALC'>) {
  const { element, widget } = context
  const { settings, words: labels, opening } = widget
  const { fetched, piece, onIntent } = useDetails('home-sale-details', context)
  const calculator = useCalculator(element, opening.figures, piece?.createSale(widget))
  const [opened, setOpened] = useState('')
  const { statement, results: figures } = calculator.results.value ?? opening
  const start = (summary: string) =>
    onStart({ figures, summary: summary.replace('{amount}', formatMoney(statement.net, 0)) })
  return (
    <CalculatorLayout
      {...settings}
      onIntent={onIntent}
      onStart={() => start(labels.sentAlong)}
      result={
        <Result
          label={labels.net}
          text={formatMoney(statement.net, 0)}
          note={statement.missing}
          labels={labels}
          errors={calculator.errors.value}
        >
          <Breakdown
            label={labels.picture}
            parts={statement.parts}
            available={statement.price.amount}
            opened={opened}
            onOpen={setOpened}
          >
            <LazyPiece fetched={fetched} labels={labels}>
              {({ ResultExplanation }) => (
                <ResultExplanation of={opened} inputs={calculator.validInputs.value} widget={widget} />
              )}
            </LazyPiece>
          </Breakdown>
        </Result>
      }
      details={
        <MoreDetails fetched={fetched} labels={labels}>
          {({ Details }, isOpen) => (
            <Details
              {...context}
              calculator={calculator}
              statement={statement}
              isOpen={isOpen}
              onEmail={() => start(labels.keep.emailed)}
            />
          )}
        </MoreDetails>
      }
    >
      {opening.asked.map(({ name, unit, title, about, infoMessage }) => (
        <NumberField key={name} calculator={calculator} name={name} label={title} unit={unit}>
          <details class="about">
            <summary aria-label={about}>
              <i>i</i>
            </summary>
            <p class="small" id={`f-${name}-about`}>
              {infoMessage}
            </p>
          </details>
        </NumberField>
      ))}
    </CalculatorLayout>
  )
}
