import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import { newId } from '@gable/shared/ids.ts'
import type { Filling } from '@gable/shared/journeys/filling.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Draft } from './draft.ts'
import type { Services } from './services.ts'

interface Now {
  filling: Filling
  picked: AddressSuggestion | undefined
  step: number
  services: Services | undefined
  isDone: boolean
}

/** Whose filling this is, on this page or before its reload. Nothing is kept before the visitor has typed. */
export function useDraft({ filling, picked, step, services, isDone }: Now, restore: (draft: Draft) => void) {
  // Until the page has come to life the journey is a plain form with all its steps at once.
  const [isLive, setLive] = useState(false)
  const own = useRef({ id: '', visitId: '', startedAt: 0, hasTyped: false, hasEntered: false }).current

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page comes to life once
  useLayoutEffect(() => {
    const kept = services?.draft.read()
    // The same widget may be open elsewhere on the page: what is filled in there is not this.
    const draft = kept && !filledIn.has(kept.id) ? kept : undefined
    own.id = draft?.id ?? newId()
    own.visitId = draft?.visitId ?? services?.visitId ?? newId()
    // Who comes from a search bar has been here since the page was opened.
    own.startedAt = draft?.startedAt ?? Math.round(performance.timeOrigin)
    filledIn.add(own.id)
    own.hasTyped = Boolean(draft || filling.address)
    own.hasEntered = Boolean(draft?.step)
    if (draft) restore(draft)
    setLive(true)
    return () => void filledIn.delete(own.id)
  }, [])

  useEffect(() => {
    if (!own.hasTyped || isDone) return
    const { id, visitId, startedAt } = own
    services?.draft.write({ id, visitId, startedAt, filling, step, ...(picked && { picked }) })
  }, [own, services, filling, picked, step, isDone])

  return { own, isLive }
}

const filledIn = new Set<string>()
