import { useCallback, useMemo, useRef, useState } from 'react'
import { type Asking, mentionOf } from './mention-extension.ts'
import type { Mentionable } from './mention-names.ts'

/** The list of people that `@` opens, led by the keys while it is open. */
export function useMentions(agents: readonly Mentionable[]) {
  const [asking, setAsking] = useState<Asking | null>(null)
  const [active, setActive] = useState(0)
  const latest = useRef({ agents, asking, active })
  latest.current = { agents, asking, active }

  const onKey = useCallback((event: KeyboardEvent) => {
    const { asking, active } = latest.current
    const count = asking?.found.length ?? 0
    if (!asking || count === 0) return false
    if (event.key === 'ArrowDown') setActive((active + 1) % count)
    else if (event.key === 'ArrowUp') setActive((active + count - 1) % count)
    else if (event.key === 'Enter' || event.key === 'Tab') {
      const chosen = asking.found[active]
      if (chosen) asking.choose(chosen)
    } else if (event.key === 'Escape') {
      // Closes the list and not the panel around it.
      event.stopPropagation()
      setAsking(null)
    } else return false
    return true
  }, [])

  const extension = useMemo(
    () =>
      mentionOf({
        agents: () => latest.current.agents,
        onAsk: (next) => {
          setAsking(next)
          setActive(0)
        },
        onKey,
      }),
    [onKey],
  )
  return { extension, asking: asking && asking.found.length > 0 ? asking : null, active, setActive }
}
