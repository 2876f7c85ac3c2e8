import type { ReactNode } from 'react'
import { Card } from '../design/card.tsx'
import type { ProfileSection } from './settings-pages.ts'

interface SectionProps {
  id: ProfileSection
  title: string
  description?: string
  children: ReactNode
}

/** One subject of the page, which an address can name. */
export function Section({ id, title, description, children }: SectionProps) {
  return (
    <div id={id} tabIndex={-1} className="scroll-mt-[calc(var(--frame-top,0px)+72px)] rounded-lg outline-none">
      <Card title={title} {...(description && { description })}>
        {children}
      </Card>
    </div>
  )
}
