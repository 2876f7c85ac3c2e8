import { Tabs as Base } from '@base-ui/react/tabs'
import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink, type To, useLocation } from 'react-router-dom'

interface LinkTab {
  to: To
  label: string
  count?: number | undefined
  /** Current only at exactly this path, not below it. */
  end?: boolean
}

/** Tabs that are places: each has its own address. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  const strip = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const current = pathname && strip.current?.querySelector<HTMLElement>('[aria-current]')
    // Not `scrollIntoView`, which would move the page as well.
    if (current && strip.current) strip.current.scrollLeft = current.offsetLeft - sliverOfThePrevious
  }, [pathname])
  return (
    <nav aria-label={label} className={stripLook}>
      <div ref={strip} className={rowLook}>
        {tabs.map((tab) => (
          <NavLink
            key={tab.label}
            to={tab.to}
            end={tab.end ?? false}
            className={`${tabLook} aria-[current]:border-accent aria-[current]:text-ink`}
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

/** Tabs within a page or a panel, that leave the address alone unless `onChange` says so. */
export function Tabs({ label, tabs, value, defaultValue = tabs[0]?.value ?? '', onChange }: TabsProps) {
  return (
    <Base.Root
      {...(value === undefined ? { defaultValue } : { value })}
      onValueChange={(next) => onChange?.(String(next))}
    >
      <div className={stripLook}>
        <Base.List aria-label={label} className={rowLook} activateOnFocus>
          {tabs.map((tab) => (
            <Base.Tab
              key={tab.value}
              value={tab.value}
              className={`${tabLook} data-[active]:border-accent data-[active]:text-ink`}
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

const sliverOfThePrevious = 40

const stripLook = 'relative border-line border-b'
const rowLook = '-mb-px flex gap-5 overflow-x-auto [scrollbar-width:none]'
const tabLook =
  'flex h-10 shrink-0 items-center gap-2 whitespace-nowrap border-transparent border-b-2 font-medium text-muted hover:text-ink focus-visible:outline-offset-[-2px]'
