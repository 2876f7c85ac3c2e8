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
export function AffordabilityView({ onStart, ...context }: ViewProps<'AFFORDABILITY_CALC'>) {
  const { element, widget } = context
  const { settings, words: labels, opening } = widget
  const { fetched, piece, onIntent } = useDetails('affordability-details', context)
  const calculator = useCalculator(element, opening.figures, piece?.createBudget(widget))
  const [opened, setOpened] = useState('')
  const { budget, results: figures } = calculator.results.value ?? opening
  const price = formatMoney(budget.price, 0)
  const start = (summary: string) => onStart({ figures, summary: summary.replace('{amount}', price) })
  return (
    <CalculatorLayout
      {...settings}
      buttonText={settings.buttonLabel}
      onIntent={onIntent}
      onStart={() => start(labels.sentAlong)}
      result={
        <Result label={labels.price} text={price} note={budget.reason} labels={labels} errors={calculator.errors.value}>
          <Breakdown
            label={labels.picture}
            parts={budget.parts}
            sum={{ key: 'total', label: labels.perMonth, amount: budget.total }}
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
              figures={figures}
              isOpen={isOpen}
              onEmail={() => start(labels.keep.emailed)}
            />
          )}
        </MoreDetails>
      }
    >
      <NumberField calculator={calculator} name="incomeYearly" label={labels.fields.incomeYearly} />
      <NumberField calculator={calculator} name="debtsMonthly" label={labels.fields.debtsMonthly} />
      <NumberField calculator={calculator} name="down" label={labels.loan.down} />
      <NumberField calculator={calculator} name="apr" label={labels.loan.apr} unit="percent" />
      <TermField calculator={calculator} labels={labels.loan} />
      <RateNote text={calculator.inputs.value.scoreRate?.note ?? widget.rateNote} />
    </CalculatorLayout>
  )
}
