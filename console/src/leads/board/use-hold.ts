import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { Lead } from '@gable/shared/leads/lead.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { aboveOf, type Columns, type Move, type Place, placeOf, stepped, withLeadAt } from './columns.ts'
import { type Held, told, whereIs } from './held.ts'

interface HoldProps {
  columns: Columns | undefined
  config: LeadFieldConfig | undefined
  /** A lead was let go somewhere else. */
  onMove: (move: Move) => void
  /** Nobody holds anything any more: what came meanwhile may be shown. */
  onFree: () => void
}

/** Taking hold of a lead, carrying it over the board and letting go, by pointer or by arrow keys, and every step of it said. */
export function useHold({ columns, config, onMove, onFree }: HoldProps) {
  const [held, setHeld] = useState<Held>()
  const [said, say] = useState('')
  const change = (next: Columns) => {
    if (held) setHeld({ ...held, columns: next })
  }

  function take(lead: Lead, by: Held['by']) {
    if (!columns || held) return
    setHeld({ lead, columns, by })
    say(told.taken(lead, whereIs(columns, lead._id, config)))
  }

  function carry(place: Place) {
    if (held) change(withLeadAt(held.columns, held.lead._id, place))
  }

  function step(key: string) {
    if (!held) return
    const next = stepped(held.columns, held.lead._id, key)
    change(next)
    say(told.over(held.lead, whereIs(next, held.lead._id, config)))
  }

  function letGo(under = held?.columns) {
    if (!held || !under) return
    const { lead } = held
    const place = placeOf(under, lead._id)
    setHeld(undefined)
    say(told.letGo(lead, whereIs(under, lead._id, config)))
    const before = columns && placeOf(columns, lead._id)
    if (place && (place.stage !== before?.stage || place.index !== before.index))
      onMove({ lead, stage: place.stage, below: aboveOf(under, lead._id) })
    onFree()
  }

  function putBack() {
    if (!held) return
    setHeld(undefined)
    if (columns) say(told.back(held.lead, whereIs(columns, held.lead._id, config)))
    onFree()
  }

  useHeldKeys(held, { step, letGo, putBack })
  useGripFocus(held)
  return { held, said, take, carry, letGo, putBack }
}

interface Keys {
  step: (key: string) => void
  letGo: () => void
  putBack: () => void
}

/** While the keyboard holds a lead all keys are about it: its grip goes from column to column and cannot be asked. */
function useHeldKeys(held: Held | undefined, keys: Keys) {
  const latest = useRef(keys)
  latest.current = keys
  const isByKeyboard = held?.by === 'keyboard'
  useEffect(() => {
    if (!isByKeyboard) return
    function onKeyDown(event: KeyboardEvent) {
      const { step, letGo, putBack } = latest.current
      if (event.key.startsWith('Arrow')) step(event.key)
      else if (event.key === ' ' || event.key === 'Enter') letGo()
      else if (event.key === 'Escape') putBack()
      else if (event.key === 'Tab') return putBack()
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    const putBack = () => latest.current.putBack()
    document.addEventListener('keydown', onKeyDown, { capture: true })
    document.addEventListener('pointerdown', putBack)
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true })
      document.removeEventListener('pointerdown', putBack)
    }
  }, [isByKeyboard])
}

/** The keyboard stays on the lead, in whichever column that is drawn now. */
function useGripFocus(held: Held | undefined) {
  const id = held?.by === 'keyboard' ? held.lead._id : undefined
  const columns = held?.columns
  const last = useRef<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every step the grip may be a new one
  useLayoutEffect(() => {
    const wanted = id ?? last.current
    last.current = id
    if (!wanted) return
    const grip = document.querySelector<HTMLElement>(`[data-grip="${CSS.escape(wanted)}"]`)
    grip?.focus()
    grip?.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [id, columns])
}
