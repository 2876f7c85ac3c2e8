import { useEffect, useRef, useState } from 'react'
import type { Option } from './option.ts'

export type OptionSearch = (text: string, signal: AbortSignal) => Promise<readonly Option[]>

interface Found {
  state: 'idle' | 'searching' | 'found' | 'failed'
  text: string
  options: readonly Option[]
}

interface Running {
  timer: ReturnType<typeof setTimeout>
  abort: AbortController
}

/** Asks once the typing pauses, keeps the old answer until the new one is there, and drops answers that come too late. */
export function useOptionSearch(search: OptionSearch) {
  const [found, setFound] = useState<Found>({ state: 'idle', text: '', options: [] })
  const running = useRef<Running | null>(null)
  useEffect(() => () => stop(running.current), [])

  function ask(typed: string, wait = pause) {
    stop(running.current)
    const text = typed.trim()
    const abort = new AbortController()
    setFound((before) => ({ ...before, state: 'searching', text }))
    const timer = setTimeout(async () => {
      try {
        const options = await search(text, abort.signal)
        if (!abort.signal.aborted) setFound({ state: 'found', text, options })
      } catch {
        if (!abort.signal.aborted) setFound({ state: 'failed', text, options: [] })
      }
    }, wait)
    running.current = { timer, abort }
  }

  return { ...found, ask }
}

const pause = 250

function stop(running: Running | null) {
  clearTimeout(running?.timer)
  running?.abort.abort()
}
