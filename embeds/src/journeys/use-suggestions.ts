import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { JourneyState } from './use-journey.ts'

const debounce = 150
const minLength = 3

/** State of an address combobox: looks up while typing, moves with the arrow keys, closes on a choice or Escape. */
export function useSuggestions(typed: string, { suggest, setAddress }: Pick<JourneyState, 'suggest' | 'setAddress'>) {
  const [suggestions, setSuggestions] = useState<AddressSuggestion[]>([])
  const [isLoaded, setLoaded] = useState(false)
  const [isActive, setActive] = useState(false)
  const [active, setActiveIndex] = useState(-1)
  const box = useRef<HTMLDivElement>(null)
  const isOpen = isActive && suggestions.length > 0

  useEffect(() => {
    setLoaded(false)
    if (!isActive || typed.trim().length < minLength) return setSuggestions([])
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const found = await suggest(typed, abort.signal).catch(() => undefined)
      if (abort.signal.aborted || !found) return
      setSuggestions(found)
      setActiveIndex(-1)
      setLoaded(true)
    }, debounce)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [typed, isActive, suggest])

  useEffect(() => {
    const close = (event: Event) => {
      if (box.current && !event.composedPath().includes(box.current)) setActive(false)
    }
    addEventListener('pointerdown', close)
    return () => removeEventListener('pointerdown', close)
  }, [])

  const choose = (index: number) => {
    const suggestion = suggestions[index]
    if (!suggestion) return
    setActive(false)
    setAddress(suggestion.fullAddress, suggestion)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, isComposing } = event
    if (!isOpen || isComposing) return
    if (key === 'Escape') setActive(false)
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      // One position past the ends selects nothing: there Enter submits the typed text.
      const positions = suggestions.length + 1
      setActiveIndex(((active + 1 + (key === 'ArrowDown' ? 1 : positions - 1)) % positions) - 1)
    } else if (key === 'Enter' && active >= 0) choose(active)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    suggestions,
    active,
    isOpen,
    isLoaded,
    box,
    choose,
    onKeyDown,
    type: (text: string) => {
      setActive(true)
      setAddress(text)
    },
    // Screen readers move focus to nothing while exploring: only another control closes the list.
    onFocusOut: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !box.current?.contains(relatedTarget as Node)) setActive(false)
    },
  }
}
