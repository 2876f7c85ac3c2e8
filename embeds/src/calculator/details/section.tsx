import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'

interface SectionProps {
  title: string
  defaultOpen?: boolean
  children: ComponentChildren
}

/** A collapsible section. Its content is mounted when it first opens, and stays mounted. */
export function Section({ title, defaultOpen = false, children }: SectionProps) {
  const [isMounted, setMounted] = useState(defaultOpen)
  return (
    <details
      class="section"
      open={defaultOpen}
      onToggle={({ currentTarget }) => currentTarget.open && setMounted(true)}
    >
      <summary>
        <h3>{title}</h3>
      </summary>
      {isMounted && <div class="inside">{children}</div>}
    </details>
  )
}
