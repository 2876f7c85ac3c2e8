import { useEffect, useRef, useState } from 'react'
import type { Option } from './option.ts'

export type OptionSearch = (text: string, signal: AbortSignal) => Promise<readonly Option[]>

interface SearchResult {
  state: 'idle' | 'searching' | 'found' | 'failed'
  text: string
  options: readonly Option[]
}

interface PendingSearch {
  timer: ReturnType<typeof setTimeout>
  abort: AbortController
}

/** Searches when typing pauses. Keeps the previous options until new ones arrive, and ignores outdated responses. */
export function useOptionSearch(search: OptionSearch) {
  const [result, setResult] = useState<SearchResult>({ state: 'idle', text: '', options: [] })
  const pending = useRef<PendingSearch | null>(null)
  useEffect(() => () => cancel(pending.current), [])

  function startSearch(input: string, delay = debounceMs) {
    cancel(pending.current)
    const text = input.trim()
    const abort = new AbortController()
    setResult((previous) => ({ ...previous, state: 'searching', text }))
    const timer = setTimeout(async () => {
      try {
        const options = await search(text, abort.signal)
        if (!abort.signal.aborted) setResult({ state: 'found', text, options })
      } catch {
        if (!abort.signal.aborted) setResult({ state: 'failed', text, options: [] })
      }
    }, delay)
    pending.current = { timer, abort }
  }

  return { ...result, startSearch }
}

const debounceMs = 250

function cancel(search: PendingSearch | null) {
  clearTimeout(search?.timer)
  search?.abort.abort()
}
