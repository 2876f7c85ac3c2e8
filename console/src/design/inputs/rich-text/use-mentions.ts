import { useCallback, useMemo, useRef, useState } from 'react'
import type { MentionableAgent } from './find-mentions.ts'
import { createMentionExtension, type MentionSuggestions } from './mention-extension.ts'

/** The state and the keyboard control of the list that `@` opens. */
export function useMentions(agents: readonly MentionableAgent[]) {
  const [suggestions, setSuggestions] = useState<MentionSuggestions | null>(null)
  const [activeIndex, setActiveIndex] = useState(0)
  const latest = useRef({ agents, suggestions, activeIndex })
  latest.current = { agents, suggestions, activeIndex }

  const onKey = useCallback((event: KeyboardEvent) => {
    const { suggestions, activeIndex } = latest.current
    const count = suggestions?.agents.length ?? 0
    if (!suggestions || count === 0) return false
    if (event.key === 'ArrowDown') setActiveIndex((activeIndex + 1) % count)
    else if (event.key === 'ArrowUp') setActiveIndex((activeIndex + count - 1) % count)
    else if (event.key === 'Enter' || event.key === 'Tab') {
      const agent = suggestions.agents[activeIndex]
      if (agent) suggestions.select(agent)
    } else if (event.key === 'Escape') {
      // Closes the list, not the panel around the editor.
      event.stopPropagation()
      setSuggestions(null)
    } else return false
    return true
  }, [])

  const extension = useMemo(
    () =>
      createMentionExtension({
        getAgents: () => latest.current.agents,
        onSuggest: (next) => {
          setSuggestions(next)
          setActiveIndex(0)
        },
        onKey,
      }),
    [onKey],
  )
  const hasSuggestions = suggestions !== null && suggestions.agents.length > 0
  return { extension, suggestions: hasSuggestions ? suggestions : null, activeIndex, setActiveIndex }
}
