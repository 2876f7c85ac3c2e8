import { useLayoutEffect, useState } from 'preact/hooks'
import { dispatchWidgetEvent } from '../element/widget-events.ts'

export interface CalculatorState<Inputs> {
  /** Raw text by field, while it is being typed or is invalid. All other fields show the formatted input. */
  texts: Record<string, string>
  inputs: Inputs
  /** The last inputs without errors; results are calculated from these. */
  validInputs: Inputs
  /** Messages by field. */
  errors: Record<string, string>
}

export type CalculatorAction<Inputs> = { typed: string; text: string } | { left: string } | { chosen: Partial<Inputs> }

export type CalculatorReducer<Inputs> = (
  state: CalculatorState<Inputs>,
  action: CalculatorAction<Inputs>,
) => CalculatorState<Inputs>

export interface Calculator<Inputs> extends CalculatorState<Inputs> {
  change(action: CalculatorAction<Inputs>): void
  reset(inputs: Inputs): void
}

/** The reducer loads with a piece; changes made before that are applied when it arrives. */
export function useCalculator<Inputs>(
  element: HTMLElement,
  defaults: Inputs,
  reduce: CalculatorReducer<Inputs> | undefined,
): Calculator<Inputs> {
  const initialize = (inputs: Inputs): CalculatorState<Inputs> => ({
    texts: {},
    inputs,
    validInputs: inputs,
    errors: {},
  })
  const [state, setState] = useState(() => initialize(defaults))
  const [defaultsKey, setDefaultsKey] = useState(JSON.stringify(defaults))
  const [pending] = useState<CalculatorAction<Inputs>[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: callers create a new reducer on each render; only its arrival matters
  useLayoutEffect(() => {
    if (!reduce) return
    setState((state) => {
      let next = state
      for (const action of pending.splice(0)) next = reduce(next, action)
      return next
    })
  }, [!reduce])
  // In the console's preview the defaults change while the agent edits them.
  if (JSON.stringify(defaults) !== defaultsKey) {
    setDefaultsKey(JSON.stringify(defaults))
    setState(initialize(defaults))
  }
  return {
    ...state,
    change(action) {
      if (reduce) setState((state) => reduce(state, action))
      else pending.push(action)
      if (!('left' in action))
        dispatchWidgetEvent(element, 'change', {
          field: 'typed' in action ? action.typed : Object.keys(action.chosen).join(),
        })
    },
    reset: (inputs) => setState(initialize(inputs)),
  }
}
