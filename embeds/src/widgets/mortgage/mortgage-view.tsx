import { formatMoney } from '@gable/shared/calculators/format-money.ts'
import { useState } from 'preact/hooks'
import { Breakdown } from '../../calculator/breakdown.tsx'
import { CalculatorLayout } from '../../calculator/calculator-layout.tsx'
import { LazyPiece } from '../../calculator/lazy-piece.tsx'
import { MoreDetails } from '../../calculator/more-details.tsx'
import { NumberField } from '../../calculator/number-field.tsx'
import { RateNote } from '../../calculator/rate-note.tsx'
import { Result } from '../../calculator/result.tsx'
import { TermField } from '../../calculator/term-field.tsx'
import { useCalculator } from '../../calculator/use-calculator.ts'
import { useDetails } from '../../calculator/use-details.ts'
import type { ViewProps } from '../../element/widget.tsx'

/** The first view shows what the server calculated from the defaults; its own calculation loads with the piece. */
export function MortgageView({ onStart, ...context }: ViewProps<'MORTGAGE_CALC'>) {
  const { element, widget } = context
  const { settings, words: labels, opening } = widget
  const { fetched, piece, onIntent } = useDetails('mortgage-details', context)
  const calculator = useCalculator(element, opening.figures, piece?.createMortgage(widget))
  const [opened, setOpened] = useState('')
  const { total, parts, reason, results: figures } = calculator.results.value ?? opening
  const start = (summary: string) => onStart({ figures, summary: summary.replace('{amount}', formatMoney(total)) })
  return (
    <CalculatorLayout
      {...settings}
      buttonText={settings.buttonLabel}
      onIntent={onIntent}
      onStart={() => start(labels.sentAlong)}
      result={
        <Result
          label={labels.payment}
          text={formatMoney(total)}
          note={reason}
          labels={labels}
          errors={calculator.errors.value}
        >
          <Breakdown
            label={labels.parts}
            parts={parts}
            sum={{ key: 'total', label: labels.payment, amount: total }}
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
            <Details {...context} calculator={calculator} isOpen={isOpen} onEmail={() => start(labels.keep.emailed)} />
          )}
        </MoreDetails>
      }
    >
      <NumberField calculator={calculator} name="price" label={labels.loan.price} />
      <NumberField calculator={calculator} name="down" label={labels.loan.down} />
      <NumberField calculator={calculator} name="downPercent" label={labels.loan.downPercent} unit="percent" />
      <NumberField calculator={calculator} name="apr" label={labels.loan.apr} unit="percent" />
      <TermField calculator={calculator} labels={labels.loan} />
      <RateNote text={calculator.inputs.value.scoreRate?.note ?? widget.rateNote} />
    </CalculatorLayout>
  )
}
