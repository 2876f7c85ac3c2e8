import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'

export interface Crumb {
  label: string
  /** Not set for the last crumb, which is the current page. */
  to?: string
}

/** On a phone it shows only a link back to the parent page. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const parent = items.findLast((item) => item.to !== undefined)
  return (
    <nav aria-label="Breadcrumb" className="min-w-0 text-table">
      {parent?.to && (
        <Link
          to={parent.to}
          className="inline-flex h-6 max-w-full items-center gap-1 rounded-md text-muted hover:text-ink sm:hidden"
        >
          <ChevronLeft aria-hidden className="size-4 shrink-0" />
          <span className="truncate">{parent.label}</span>
        </Link>
      )}
      <ol className="hidden min-w-0 items-center gap-1.5 sm:flex">
        {items.map((item, index) => (
          <Fragment key={`${item.to}${item.label}`}>
            {index > 0 && (
              <li aria-hidden className="shrink-0 text-faint">
                <ChevronRight className="size-3.5" />
              </li>
            )}
            <li className="min-w-0 truncate">
              {item.to ? (
                <Link
                  to={item.to}
                  className="inline-block max-w-full truncate rounded-md py-0.5 align-bottom text-muted hover:text-ink"
                >
                  {item.label}
                </Link>
              ) : (
                <span aria-current={item === items.at(-1) ? 'page' : undefined} className="font-medium">
                  {item.label}
                </span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}
