import { type ReactNode, useId } from 'react'

interface PanelSectionProps {
  title: string
  /** Shown at the right of the title. */
  action?: ReactNode
  children: ReactNode
}

/** A titled section of an editor panel. */
export function PanelSection({ title, action, children }: PanelSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="space-y-4 border-line [&:not(:last-child)]:mb-5 [&:not(:last-child)]:border-b [&:not(:last-child)]:pb-5"
    >
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  )
}
