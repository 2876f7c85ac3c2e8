import { type ReactNode, useEffect, useRef } from 'react'

/** Takes the focus after a change of steps, so that screen readers announce the new step. */
export function StepHeading({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (lastTitle !== undefined && lastTitle !== title) heading.current?.focus()
    lastTitle = title
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

/** Outside the component, which unmounts between two steps. */
let lastTitle: string | undefined
