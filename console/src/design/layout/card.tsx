import { type ReactNode, useId } from 'react'

interface CardProps {
  title?: string
  description?: ReactNode
  actions?: ReactNode
  footer?: ReactNode
  /** The heading level. */
  level?: 2 | 3 | 4
  /** Removes the padding, for content such as a table or a map. */
  flush?: boolean
  className?: string
  children?: ReactNode
}

export function Card({
  title,
  description,
  actions,
  footer,
  level = 2,
  flush = false,
  className = '',
  children,
}: CardProps) {
  const titleId = useId()
  const Heading = `h${level}` as const
  const Wrapper = title ? 'section' : 'div'
  return (
    <Wrapper
      aria-labelledby={title ? titleId : undefined}
      className={`flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface ${className}`}
    >
      {(title || actions) && (
        <header
          className={`flex flex-wrap justify-between gap-x-4 gap-y-2 px-4 pt-4 pb-1 sm:px-5 ${description ? 'items-start' : 'items-center'}`}
        >
          <div className="min-w-0">
            {title && (
              <Heading id={titleId} className="font-semibold text-body">
                {title}
              </Heading>
            )}
            {description && <p className="mt-0.5 text-muted text-table">{description}</p>}
          </div>
          {actions && <div className="flex items-center gap-2">{actions}</div>}
        </header>
      )}
      <div
        className={`min-w-0 flex-1 ${flush ? (title ? 'pt-3' : '') : title ? 'px-4 pt-3 pb-4 sm:px-5 sm:pb-5' : 'p-4 sm:p-5'}`}
      >
        {children}
      </div>
      {footer && <footer className="border-line border-t bg-sunken px-4 py-3 text-table sm:px-5">{footer}</footer>}
    </Wrapper>
  )
}
