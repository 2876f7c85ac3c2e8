import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { dispatchWidgetEvent } from '../element/widget-events.ts'

/** A signal, or a fixed value until the piece with the signals has loaded. */
interface Readable<T> {
  readonly value: T
}

interface CalculatorModel<Inputs, Results> {
  /** Raw text by field, while it is being typed or is invalid. All other fields show the formatted input. */
  texts: Readable<Record<string, string>>
  inputs: Readable<Inputs>
  /** The last inputs without errors. */
  validInputs: Readable<Inputs>
  /** Messages by field. */
  errors: Readable<Record<string, string>>
  /** What follows from the last inputs without errors. */
  results: Readable<Results>
  apply(action: CalculatorAction<Inputs>): unknown
  reset(inputs: Inputs): void
}

export type CreateModel<Inputs, Results> = (defaults: Inputs) => CalculatorModel<Inputs, Results>

export type CalculatorAction<Inputs> = { typed: string; text: string } | { left: string } | { chosen: Partial<Inputs> }

export interface Calculator<Inputs, Results = unknown> extends CalculatorModel<Inputs, Results> {
  /** Applies what the visitor did, and tells the page. */
  change(action: CalculatorAction<Inputs>): void
}

/** The model loads with a piece; changes made before that are applied when it arrives. */
export function useCalculator<Inputs, Results>(
  element: HTMLElement,
  defaults: Inputs,
  create: CreateModel<Inputs, Results> | undefined,
): Calculator<Inputs, Results | undefined> {
  const pending = useRef<CalculatorAction<Inputs>[]>([]).current
  // In the console's preview the defaults change while the agent edits them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: callers pass a new function on each render; only its arrival matters
  const calculator = useMemo(() => {
    const model = create?.(defaults) ?? createIdleModel(defaults, pending)
    const change = (action: CalculatorAction<Inputs>) => {
      model.apply(action)
      if ('left' in action) return
      const field = 'typed' in action ? action.typed : Object.keys(action.chosen).join()
      dispatchWidgetEvent(element, 'change', { field })
    }
    return { ...model, change }
  }, [!create, JSON.stringify(defaults)])
  // After saved inputs are restored: what the visitor did on this page is newer.
  useLayoutEffect(() => {
    if (create) pending.splice(0).forEach(calculator.apply)
  })
  return calculator
}

const createIdleModel = <Inputs>(
  defaults: Inputs,
  pending: CalculatorAction<Inputs>[],
): CalculatorModel<Inputs, undefined> => ({
  texts: { value: {} },
  inputs: { value: defaults },
  validInputs: { value: defaults },
  errors: { value: {} },
  results: { value: undefined },
  apply: (action) => pending.push(action),
  reset: () => {},
})
