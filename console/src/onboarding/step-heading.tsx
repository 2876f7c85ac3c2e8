import { type ReactNode, useEffect, useRef } from 'react'

/** The question of a step. Coming from another step, reading and typing go on here. */
export function StepHeading({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (shown !== undefined && shown !== title) heading.current?.focus()
    shown = title
  }, [title])
  return (
    <header className="mb-7">
      <h1
        ref={heading}
        tabIndex={-1}
        className="text-balance font-semibold text-figure tracking-[-0.015em] outline-none [overflow-wrap:anywhere]"
      >
        {title}
      </h1>
      {children && <p className="mt-1.5 max-w-[480px] text-pretty text-muted">{children}</p>}
    </header>
  )
}

/** Survives the moment between two steps in which nothing of this page stands. */
let shown: string | undefined
