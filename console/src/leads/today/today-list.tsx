import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { TodayLead } from '@gable/shared/leads/lead.ts'
import { useLayoutEffect, useRef } from 'react'
import { TodayCard } from './today-card.tsx'
import type { useTodayActions } from './use-today-actions.ts'

interface TodayListProps {
  label: string
  entries: readonly TodayLead[]
  config: LeadFieldConfig | undefined
  writes: ReturnType<typeof useTodayActions>
  hrefTo: (id: string) => string
}

/** When a lead is done, focus moves to the next one. */
export function TodayList({ label, entries, config, writes, hrefTo }: TodayListProps) {
  const next = useRef<string>()
  // On every render, because a completed lead disappears at once.
  useLayoutEffect(() => {
    if (next.current === undefined) return
    document.querySelector<HTMLElement>(`[data-today="${CSS.escape(next.current)}"]`)?.focus()
    next.current = undefined
  })

  const focusNextAfter = ({ lead }: TodayLead) => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-today]')].map(({ dataset }) => dataset.today)
    const at = all.indexOf(lead._id)
    next.current = all[at + 1] ?? all[at - 1]
  }

  return (
    <ul aria-label={label} className="divide-y divide-line">
      {entries.map((entry) => (
        <TodayCard
          key={entry.lead._id}
          entry={entry}
          config={config}
          href={hrefTo(entry.lead._id)}
          onDone={() => {
            focusNextAfter(entry)
            void writes.markDone(entry.lead)
          }}
          onSnooze={(until, when) => {
            focusNextAfter(entry)
            void writes.snooze(entry.lead, until, when)
          }}
        />
      ))}
    </ul>
  )
}
