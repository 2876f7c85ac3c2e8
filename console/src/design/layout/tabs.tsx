import { Tabs as Base } from '@base-ui/react/tabs'
import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink, type To, useLocation } from 'react-router-dom'

interface LinkTab {
  to: To
  label: string
  count?: number | undefined
  /** Active only on this exact path, not on paths below it. */
  end?: boolean
}

/** Tabs that are links: each has its own URL. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  const strip = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const current = pathname && strip.current?.querySelector<HTMLElement>('[aria-current]')
    // `scrollIntoView` would also scroll the page.
    if (current && strip.current) strip.current.scrollLeft = current.offsetLeft - previousTabOverlap
  }, [pathname])
  return (
    <nav aria-label={label} className={barClassName}>
      <div ref={strip} className={listClassName}>
        {tabs.map((tab) => (
          <NavLink
            key={tab.label}
            to={tab.to}
            end={tab.end ?? false}
            className={`${tabClassName} aria-[current]:border-accent aria-[current]:text-ink`}
          >
            {tab.label}
            <Count value={tab.count} />
          </NavLink>
        ))}
      </div>
    </nav>
  )
}

interface Tab {
  value: string
  label: string
  count?: number | undefined
  content: ReactNode
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
}

/** Tabs on a page or in a panel. They do not change the URL. */
export function Tabs({ label, tabs, value, defaultValue = tabs[0]?.value ?? '', onChange }: TabsProps) {
  return (
    <Base.Root
      {...(value === undefined ? { defaultValue } : { value })}
      onValueChange={(next) => onChange?.(String(next))}
    >
      <div className={barClassName}>
        <Base.List aria-label={label} className={listClassName} activateOnFocus>
          {tabs.map((tab) => (
            <Base.Tab
              key={tab.value}
              value={tab.value}
              className={`${tabClassName} data-[active]:border-accent data-[active]:text-ink`}
            >
              {tab.label}
              <Count value={tab.count} />
            </Base.Tab>
          ))}
        </Base.List>
      </div>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="rounded-md pt-4">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}

function Count({ value }: { value: number | undefined }) {
  if (value === undefined) return null
  return (
    <span className="rounded-full bg-hover px-1.5 text-label text-muted tabular-nums">
      {value.toLocaleString('en-US')}
    </span>
  )
}

const previousTabOverlap = 40

const barClassName = 'relative border-line border-b'
const listClassName = '-mb-px flex gap-5 overflow-x-auto [scrollbar-width:none]'
const tabClassName =
  'flex h-10 shrink-0 items-center gap-2 whitespace-nowrap border-transparent border-b-2 font-medium text-muted hover:text-ink focus-visible:outline-offset-[-2px]'
