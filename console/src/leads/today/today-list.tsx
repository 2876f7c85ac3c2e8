import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { TodayLead } from '@gable/shared/leads/lead.ts'
import { useLayoutEffect, useRef } from 'react'
import { TodayCard } from './today-card.tsx'
import type { useTodayWrites } from './use-today-writes.ts'

interface TodayListProps {
  label: string
  entries: readonly TodayLead[]
  config: LeadFieldConfig | undefined
  writes: ReturnType<typeof useTodayWrites>
  hrefTo: (id: string) => string
}

/** Those to answer, one after the other: when one is done the next has the focus. */
export function TodayList({ label, entries, config, writes, hrefTo }: TodayListProps) {
  const next = useRef<string>()
  // After every drawing: the one that was done goes at once.
  useLayoutEffect(() => {
    if (next.current === undefined) return
    document.querySelector<HTMLElement>(`[data-today="${CSS.escape(next.current)}"]`)?.focus()
    next.current = undefined
  })

  const goOnAfter = ({ lead }: TodayLead) => {
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
            goOnAfter(entry)
            void writes.markDone(entry.lead)
          }}
          onSnooze={(until, when) => {
            goOnAfter(entry)
            void writes.snooze(entry.lead, until, when)
          }}
        />
      ))}
    </ul>
  )
}
