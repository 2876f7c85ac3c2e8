import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'

interface SectionProps {
  title: string
  opensAtOnce?: boolean
  children: ComponentChildren
}

/** What opens by its title. It is made when it is opened first, and kept from then on. */
export function Section({ title, opensAtOnce = false, children }: SectionProps) {
  const [isMade, setMade] = useState(opensAtOnce)
  return (
    <details class="section" open={opensAtOnce} onToggle={({ currentTarget }) => currentTarget.open && setMade(true)}>
      <summary>
        <h3>{title}</h3>
      </summary>
      {isMade && <div class="inside">{children}</div>}
    </details>
  )
}
