import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { Lead } from '@gable/shared/leads/lead.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Columns, findLeadAbove, findPlace, type Move, type Place, withLeadAt, withStep } from './columns.ts'
import { announcements, type DragState, describePlace } from './drag-state.ts'

interface LeadDragOptions {
  columns: Columns | undefined
  config: LeadFieldConfig | undefined
  /** The lead was dropped at another place. */
  onMove: (move: Move) => void
  /** The drag is over, so updates that arrived meanwhile can be shown. */
  onEnd: () => void
}

/** Drags a lead over the board by pointer or arrow keys, and announces every step to screen readers. */
export function useLeadDrag({ columns, config, onMove, onEnd }: LeadDragOptions) {
  const [dragState, setDragState] = useState<DragState>()
  const [announcement, announce] = useState('')
  const change = (next: Columns) => {
    if (dragState) setDragState({ ...dragState, columns: next })
  }

  function pickUp(lead: Lead, by: DragState['by']) {
    if (!columns || dragState) return
    setDragState({ lead, columns, by })
    announce(announcements.pickedUp(lead, describePlace(columns, lead._id, config)))
  }

  function moveTo(place: Place) {
    if (dragState) change(withLeadAt(dragState.columns, dragState.lead._id, place))
  }

  function step(key: string) {
    if (!dragState) return
    const next = withStep(dragState.columns, dragState.lead._id, key)
    change(next)
    announce(announcements.moved(dragState.lead, describePlace(next, dragState.lead._id, config)))
  }

  function drop(target = dragState?.columns) {
    if (!dragState || !target) return
    const { lead } = dragState
    const place = findPlace(target, lead._id)
    setDragState(undefined)
    announce(announcements.dropped(lead, describePlace(target, lead._id, config)))
    const before = columns && findPlace(columns, lead._id)
    if (place && (place.stage !== before?.stage || place.index !== before.index))
      onMove({ lead, stage: place.stage, below: findLeadAbove(target, lead._id) })
    onEnd()
  }

  function cancel() {
    if (!dragState) return
    setDragState(undefined)
    if (columns) announce(announcements.canceled(dragState.lead, describePlace(columns, dragState.lead._id, config)))
    onEnd()
  }

  useDragKeys(dragState, { step, drop, cancel })
  useGripFocus(dragState)
  return { dragState, announcement, pickUp, moveTo, drop, cancel }
}

interface DragKeys {
  step: (key: string) => void
  drop: () => void
  cancel: () => void
}

/** Listens on the document, because the grip is unmounted whenever the lead changes columns. */
function useDragKeys(dragState: DragState | undefined, keys: DragKeys) {
  const latest = useRef(keys)
  latest.current = keys
  const isByKeyboard = dragState?.by === 'keyboard'
  useEffect(() => {
    if (!isByKeyboard) return
    function onKeyDown(event: KeyboardEvent) {
      const { step, drop, cancel } = latest.current
      if (event.key.startsWith('Arrow')) step(event.key)
      else if (event.key === ' ' || event.key === 'Enter') drop()
      else if (event.key === 'Escape') cancel()
      else if (event.key === 'Tab') return cancel()
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    const cancel = () => latest.current.cancel()
    document.addEventListener('keydown', onKeyDown, { capture: true })
    document.addEventListener('pointerdown', cancel)
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true })
      document.removeEventListener('pointerdown', cancel)
    }
  }, [isByKeyboard])
}

/** Keeps focus on the lead's grip when it moves to another column. */
function useGripFocus(dragState: DragState | undefined) {
  const id = dragState?.by === 'keyboard' ? dragState.lead._id : undefined
  const columns = dragState?.columns
  const last = useRef<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step may mount a new grip
  useLayoutEffect(() => {
    const gripId = id ?? last.current
    last.current = id
    if (!gripId) return
    const grip = document.querySelector<HTMLElement>(`[data-grip="${CSS.escape(gripId)}"]`)
    grip?.focus()
    grip?.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [id, columns])
}
