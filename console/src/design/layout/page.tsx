import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { Breadcrumb, type Crumb } from './breadcrumb.tsx'

interface PageProps {
  title: string
  /** A status badge next to the title. */
  badge?: ReactNode
  description?: ReactNode
  actions?: ReactNode
  breadcrumb?: readonly Crumb[]
  /** `LinkTabs` */
  tabs?: ReactNode
  /** `full` for tables, `reading` for forms and text. */
  width?: 'full' | 'wide' | 'reading'
  children: ReactNode
}

/** The header and the content of a page. The app shell provides `main`. */
export function Page({ title, badge, description, actions, breadcrumb, tabs, width = 'full', children }: PageProps) {
  return (
    <div className={`mx-auto w-full px-4 pt-3 pb-12 sm:px-8 sm:pt-6 ${widths[width]}`}>
      {breadcrumb && (
        <div className="mb-2">
          <Breadcrumb items={breadcrumb} />
        </div>
      )}
      <header className="mb-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 sm:mb-5">
        <div className={cx('min-w-0 flex-1', description ? 'basis-60' : 'basis-28 sm:basis-60')}>
          {/* As tall as the actions, so that the title is in line with them. */}
          <div
            className={cx('flex flex-wrap items-center gap-x-3 gap-y-1', Boolean(actions) && 'min-h-8 touch:min-h-11')}
          >
            <h1 className="min-w-0 text-balance break-words font-semibold text-title">{title}</h1>
            {badge}
          </div>
          {description && <div className="mt-1 max-w-3xl text-muted">{description}</div>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-1.5 sm:gap-2">{actions}</div>}
      </header>
      {tabs && <div className="mb-3 sm:mb-5">{tabs}</div>}
      {children}
    </div>
  )
}

const widths = { full: 'max-w-[1920px]', wide: 'max-w-[1120px]', reading: 'max-w-[720px]' }
