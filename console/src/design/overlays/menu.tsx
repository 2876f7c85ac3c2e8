import { Menu as Base } from '@base-ui/react/menu'
import { Check, type LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import { cx } from '../class-names.ts'
import { popupItem as item, popupBox } from './popup-look.ts'
import { Tooltip } from './tooltip.tsx'

interface MenuProps {
  /** The button that opens it; it must take a ref. */
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'center' | 'end' | undefined
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** Drawn above the items, for instance whose menu it is. */
  header?: ReactNode
}

/** A list of things to do, opened by a button. */
export function Menu({ trigger, ...popup }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <MenuPopup {...popup} />
    </Base.Root>
  )
}

/** What opens, wherever it hangs from. */
export function MenuPopup({ children, align = 'start', side = 'bottom', header }: Omit<MenuProps, 'trigger'>) {
  return (
    <Base.Portal>
      <Base.Positioner
        role="region"
        aria-label="Menu"
        align={align}
        side={side}
        sideOffset={4}
        className="z-popover outline-none"
      >
        <Base.Popup
          className={cx(popupBox, 'min-w-[max(180px,var(--anchor-width))] max-w-[320px] overflow-y-auto p-1')}
        >
          {header && <div className="border-line border-b px-2 pt-1 pb-2">{header}</div>}
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}

interface MenuItemProps {
  children: ReactNode
  icon?: LucideIcon | undefined
  /** Shown at the end of the line, such as `⌘K`. */
  shortcut?: string | undefined
  danger?: boolean | undefined
  /** Why it cannot be chosen now. Given, the item is disabled and says so on hover and focus. */
  withheld?: string | false | undefined
  onSelect?: (() => void) | undefined
  /** Makes it a link within the console. */
  to?: To | undefined
  /** Makes it a link out of the console. */
  href?: string | undefined
}

export function MenuItem({ children, icon: Icon, shortcut, danger, withheld, onSelect, to, href }: MenuItemProps) {
  const content = (
    <>
      {Icon && <Icon aria-hidden="true" className={cx('size-4 shrink-0', danger ? '' : 'text-faint')} />}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {shortcut && <span className="pl-3 text-faint text-label">{shortcut}</span>}
    </>
  )
  const look = cx(item, danger && 'text-danger-ink data-[highlighted]:bg-danger-soft')
  if (withheld) {
    return (
      <Tooltip text={withheld} side="left">
        <Base.Item disabled className={look}>
          {content}
        </Base.Item>
      </Tooltip>
    )
  }
  if (to !== undefined) {
    return (
      <Base.LinkItem className={look} closeOnClick onClick={onSelect} render={<Link to={to} />}>
        {content}
      </Base.LinkItem>
    )
  }
  if (href !== undefined) {
    return (
      <Base.LinkItem className={look} closeOnClick onClick={onSelect} href={href} target="_blank" rel="noopener">
        {content}
      </Base.LinkItem>
    )
  }
  return (
    <Base.Item className={look} onClick={onSelect}>
      {content}
    </Base.Item>
  )
}

interface MenuCheckProps {
  children: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

/** An item that is on or off; choosing it leaves the menu open. */
export function MenuCheck({ children, checked, onChange }: MenuCheckProps) {
  return (
    <Base.CheckboxItem checked={checked} onCheckedChange={onChange} className={item}>
      <span className="min-w-0 flex-1 truncate">{children}</span>
      <Tick>
        <Base.CheckboxItemIndicator render={<Check aria-hidden="true" className="size-4" />} />
      </Tick>
    </Base.CheckboxItem>
  )
}

interface MenuChoiceProps<V extends string> {
  label: string
  value: V
  options: readonly { value: V; label: string }[]
  onChange: (value: V) => void
}

/** Items of which exactly one holds. */
export function MenuChoice<V extends string>({ label, value, options, onChange }: MenuChoiceProps<V>) {
  return (
    <Base.RadioGroup value={value} onValueChange={onChange}>
      <MenuLabel>{label}</MenuLabel>
      {options.map((option) => (
        <Base.RadioItem key={option.value} value={option.value} closeOnClick className={item}>
          <span className="min-w-0 flex-1 truncate">{option.label}</span>
          <Tick>
            <Base.RadioItemIndicator render={<Check aria-hidden="true" className="size-4" />} />
          </Tick>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}

/** Items under a heading of their own. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Base.Group>
      <MenuLabel>{label}</MenuLabel>
      {children}
    </Base.Group>
  )
}

export function MenuSeparator() {
  return <Base.Separator className="-mx-1 my-1 h-px bg-line" />
}

function MenuLabel({ children }: { children: ReactNode }) {
  return <Base.GroupLabel className="px-2 pt-2 pb-1 font-medium text-faint text-label">{children}</Base.GroupLabel>
}

function Tick({ children }: { children: ReactNode }) {
  return <span className="flex size-4 shrink-0 items-center justify-center text-ink">{children}</span>
}
