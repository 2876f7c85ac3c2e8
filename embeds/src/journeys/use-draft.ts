import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import { newId } from '@gable/shared/ids.ts'
import type { JourneyValues } from '@gable/shared/journeys/journey-values.ts'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Draft } from './draft.ts'
import type { JourneyServices } from './services.ts'

interface DraftState {
  values: JourneyValues
  picked: AddressSuggestion | undefined
  step: number
  services: JourneyServices | undefined
  isDone: boolean
}

/** Restores a draft on mount and saves one after every change. Nothing is stored before the visitor has typed. */
export function useDraft({ values, picked, step, services, isDone }: DraftState, restore: (draft: Draft) => void) {
  // Before hydration the journey is a plain form with all its steps.
  const [isLive, setLive] = useState(false)
  const session = useRef({
    id: '',
    visitId: '',
    startedAt: 0,
    hasTyped: false,
    hasEntered: false,
    furthestStep: -1,
  }).current

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once on mount
  useLayoutEffect(() => {
    const stored = services?.draft.read()
    // The same widget may be open twice on the page: the other one keeps its draft.
    const draft = stored && !openDraftIds.has(stored.id) ? stored : undefined
    session.id = draft?.id ?? newId()
    session.visitId = draft?.visitId ?? services?.visitId ?? newId()
    // Counted from the page load, since the visitor may have typed an address before this mounted.
    session.startedAt = draft?.startedAt ?? Math.round(performance.timeOrigin)
    openDraftIds.add(session.id)
    session.hasTyped = Boolean(draft || values.address)
    session.hasEntered = Boolean(draft?.step)
    session.furthestStep = draft?.step ?? -1
    if (draft) restore(draft)
    setLive(true)
    return () => void openDraftIds.delete(session.id)
  }, [])

  // Before the next paint, so that a reload right after a click keeps the answer.
  useLayoutEffect(() => {
    if (!session.hasTyped || isDone) return
    const { id, visitId, startedAt } = session
    services?.draft.write({ id, visitId, startedAt, filling: values, step, ...(picked && { picked }) })
  }, [session, services, values, picked, step, isDone])

  return { session, isLive }
}

const openDraftIds = new Set<string>()
