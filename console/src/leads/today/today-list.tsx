import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import { useLayoutEffect, useRef } from 'react'
import { DoneRow } from './done-row.tsx'
import { TodayCard } from './today-card.tsx'
import type { TodayRow } from './today-row.ts'
import type { TodayRows } from './use-today-rows.ts'

interface TodayListProps {
  label: string
  rows: readonly TodayRow[]
  config: LeadFieldConfig | undefined
  actions: TodayRows
  hrefTo: (id: string) => string
}

/** When a lead is done, focus stays on its row, which asks for the next step. When it is snoozed, focus moves to the next one. */
export function TodayList({ label, rows, config, actions, hrefTo }: TodayListProps) {
  const focusId = useRef<string>()
  // On every render, because the row changes at once.
  useLayoutEffect(() => {
    if (focusId.current === undefined) return
    document.querySelector<HTMLElement>(`[data-today="${CSS.escape(focusId.current)}"]`)?.focus()
    focusId.current = undefined
  })

  const getNextId = (id: string) => {
    const ids = [...document.querySelectorAll<HTMLElement>('[data-today]')].map(({ dataset }) => dataset.today)
    const at = ids.indexOf(id)
    return ids[at + 1] ?? ids[at - 1]
  }

  return (
    <ul aria-label={label} className="divide-y divide-line">
      {rows.map(({ entry, completion }) => {
        const id = entry.lead._id
        if (completion) return <DoneRow key={id} completion={completion} actions={actions} href={hrefTo(id)} />
        return (
          <TodayCard
            key={id}
            entry={entry}
            config={config}
            href={hrefTo(id)}
            onDone={() => {
              focusId.current = id
              void actions.markDone(entry)
            }}
            onSnooze={(until, when) => {
              focusId.current = getNextId(id)
              void actions.snooze(entry, until, when)
            }}
          />
        )
      })}
    </ul>
  )
}
