import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { JourneyState } from './use-journey.ts'

const pause = 150
const shortest = 3

/** The list under an address field: asked for while typing, walked with the arrows, closed by choosing or Escape. */
export function useSuggestions(typed: string, { suggest, setAddress }: Pick<JourneyState, 'suggest' | 'setAddress'>) {
  const [suggestions, setSuggestions] = useState<AddressSuggestion[]>([])
  const [hasAnswer, setAnswered] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const box = useRef<HTMLDivElement>(null)
  const isOpen = isWanted && suggestions.length > 0

  useEffect(() => {
    setAnswered(false)
    if (!isWanted || typed.trim().length < shortest) return setSuggestions([])
    const given = new AbortController()
    const later = setTimeout(async () => {
      const found = await suggest(typed, given.signal).catch(() => undefined)
      if (given.signal.aborted || !found) return
      setSuggestions(found)
      setActive(-1)
      setAnswered(true)
    }, pause)
    return () => {
      clearTimeout(later)
      given.abort()
    }
  }, [typed, isWanted, suggest])

  useEffect(() => {
    const close = (event: Event) => {
      if (box.current && !event.composedPath().includes(box.current)) setWanted(false)
    }
    addEventListener('pointerdown', close)
    return () => removeEventListener('pointerdown', close)
  }, [])

  const choose = (index: number) => {
    const suggestion = suggestions[index]
    if (!suggestion) return
    setWanted(false)
    setAddress(suggestion.fullAddress, suggestion)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, isComposing } = event
    if (!isOpen || isComposing) return
    if (key === 'Escape') setWanted(false)
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      // One place beyond the ends: there nothing is chosen, and Enter sends what was typed.
      const places = suggestions.length + 1
      setActive(((active + 1 + (key === 'ArrowDown' ? 1 : places - 1)) % places) - 1)
    } else if (key === 'Enter' && active >= 0) choose(active)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    ...{ suggestions, active, isOpen, hasAnswer, box, choose, onKeyDown },
    type: (text: string) => {
      setWanted(true)
      setAddress(text)
    },
    // Losing the focus to nothing is how screen readers look around: only another control closes the list.
    onFocusOut: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !box.current?.contains(relatedTarget as Node)) setWanted(false)
    },
  }
}
