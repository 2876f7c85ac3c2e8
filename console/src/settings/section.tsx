import { forwardRef, type ReactNode } from 'react'
import { Card } from '../design/layout/card.tsx'
import type { ProfileSection } from './profile-sections.ts'

interface SectionProps {
  id: ProfileSection
  title: string
  description?: string
  children: ReactNode
}

/** One section of the profile page. Its id can be used in a URL. */
export const Section = forwardRef<HTMLDivElement, SectionProps>(function Section(props, ref) {
  const { id, title, description, children } = props
  return (
    <div
      ref={ref}
      id={id}
      tabIndex={-1}
      className="scroll-mt-[calc(var(--frame-top,0px)+72px)] rounded-lg outline-none"
    >
      <Card title={title} {...(description && { description })}>
        {children}
      </Card>
    </div>
  )
})
