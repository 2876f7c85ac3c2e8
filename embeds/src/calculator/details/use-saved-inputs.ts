import { formatShareFragment, parseShareFragment, type ShareFields } from '@gable/shared/calculators/share-link.ts'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { getSavedInputsKey } from '../saved-inputs.ts'
import type { Calculator } from '../use-calculator.ts'

interface SavedInputsOptions<Inputs> {
  /** Name of the calculator in share links. */
  name: string
  fields: ShareFields
  calculator: Calculator<Inputs>
  defaults: Inputs
  /** Updates dependent inputs after a restore. */
  settle(inputs: Inputs): Inputs
  element: HTMLElement
  widgetId: string
  /** Previews in the console are not saved. */
  isSample: boolean
}

/** Restores inputs from a share link or from session storage, and saves them after each change. */
export function useSavedInputs<Inputs extends object>(options: SavedInputsOptions<Inputs>) {
  const { name, fields, calculator, defaults, settle, element, widgetId, isSample } = options
  const key = useMemo(() => getSavedInputsKey(element, widgetId), [element, widgetId])
  // Nothing is saved until the visitor changes the initial or restored inputs.
  const session = useRef({ unchanged: new Set([calculator.validInputs.value]), isChanged: false }).current

  // biome-ignore lint/correctness/useExhaustiveDependencies: restores on mount and when the fragment changes
  useLayoutEffect(() => {
    if (isSample) return
    const restore = (fragment: string) => {
      const shared = parseShareFragment(name, fields, fragment)
      if (!Object.keys(shared).length) return
      const inputs = settle({ ...defaults, ...shared })
      session.unchanged.add(inputs)
      calculator.reset(inputs)
    }
    const [hash, saved] = readSaved(key)?.split('\n') ?? []
    // Saved changes win only if they were made under the current link; a new link replaces them.
    restore(saved && hash === location.hash ? saved : location.hash || (saved ?? ''))
    const handleHashChange = () => restore(location.hash)
    addEventListener('hashchange', handleHashChange)
    return () => removeEventListener('hashchange', handleHashChange)
  }, [])

  // Before the browser paints, so that a visitor who leaves at once finds what they saw.
  useLayoutEffect(() => {
    session.isChanged ||= !session.unchanged.has(calculator.validInputs.value)
    if (session.isChanged && !isSample)
      save(key, `${location.hash}\n${formatShareFragment(name, fields, calculator.validInputs.value)}`)
  }, [session, name, fields, key, isSample, calculator.validInputs.value])
}

// Session storage may be full, blocked or overridden by the page; then inputs are just not saved.
function readSaved(key: string) {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function save(key: string, text: string) {
  try {
    sessionStorage.setItem(key, text)
  } catch {}
}
