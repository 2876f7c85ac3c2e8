import { Menu as Base } from '@base-ui/react/menu'
import { Check, type LucideIcon } from 'lucide-react'
import type { DOMAttributes, ReactElement, ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import { cx } from '../class-names.ts'
import { popupClassName, popupItemClassName } from './popup-class-name.ts'
import { Tooltip } from './tooltip.tsx'

interface MenuProps {
  /** The button that opens the menu. It must accept a ref. */
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'center' | 'end' | undefined
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** Shown above the items, for example the user's name. */
  header?: ReactNode
}

/** A button that opens a list of actions. */
export function Menu({ trigger, ...popup }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <MenuPopup {...popup} />
    </Base.Root>
  )
}

/** The popup of a menu, without its trigger. */
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
          className={cx(popupClassName, 'min-w-[max(180px,var(--anchor-width))] max-w-[320px] overflow-y-auto p-1')}
        >
          {header && <div className="border-line border-b px-2 pt-1 pb-2">{header}</div>}
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}

interface MenuItemProps extends Pick<DOMAttributes<HTMLElement>, 'onPointerEnter' | 'onFocus'> {
  children: ReactNode
  icon?: LucideIcon | undefined
  /** Shown at the right, such as `⌘K`. */
  shortcut?: string | undefined
  danger?: boolean | undefined
  /** Disables the item and shows this reason in a tooltip. */
  disabledReason?: string | false | undefined
  onSelect?: (() => void) | undefined
  /** Renders a link to a console page. */
  to?: To | undefined
  /** Renders a link to an external page. */
  href?: string | undefined
}

export function MenuItem({
  children,
  icon: Icon,
  shortcut,
  danger,
  disabledReason,
  onSelect,
  to,
  href,
  ...preloadHandlers
}: MenuItemProps) {
  const content = (
    <>
      {Icon && <Icon aria-hidden="true" className={cx('size-4 shrink-0', danger ? '' : 'text-faint')} />}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {shortcut && <span className="pl-3 text-faint text-label">{shortcut}</span>}
    </>
  )
  const itemClasses = cx(popupItemClassName, danger && 'text-danger-ink data-[highlighted]:bg-danger-soft')
  if (disabledReason) {
    return (
      <Tooltip text={disabledReason} side="left">
        <Base.Item disabled className={itemClasses}>
          {content}
        </Base.Item>
      </Tooltip>
    )
  }
  if (to !== undefined) {
    return (
      <Base.LinkItem className={itemClasses} closeOnClick onClick={onSelect} render={<Link to={to} />}>
        {content}
      </Base.LinkItem>
    )
  }
  if (href !== undefined) {
    return (
      <Base.LinkItem
        className={itemClasses}
        closeOnClick
        onClick={onSelect}
        href={href}
        target={href.startsWith('mailto:') ? undefined : '_blank'}
        rel="noopener"
      >
        {content}
      </Base.LinkItem>
    )
  }
  return (
    <Base.Item className={itemClasses} onClick={onSelect} {...preloadHandlers}>
      {content}
    </Base.Item>
  )
}

interface MenuCheckProps {
  children: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

/** An item with a checkbox. Selecting it keeps the menu open. */
export function MenuCheck({ children, checked, onChange }: MenuCheckProps) {
  return (
    <Base.CheckboxItem checked={checked} onCheckedChange={onChange} className={popupItemClassName}>
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

/** Radio items: exactly one is selected. */
export function MenuChoice<V extends string>({ label, value, options, onChange }: MenuChoiceProps<V>) {
  return (
    <Base.RadioGroup value={value} onValueChange={onChange}>
      <MenuLabel>{label}</MenuLabel>
      {options.map((option) => (
        <Base.RadioItem key={option.value} value={option.value} closeOnClick className={popupItemClassName}>
          <span className="min-w-0 flex-1 truncate">{option.label}</span>
          <Tick>
            <Base.RadioItemIndicator render={<Check aria-hidden="true" className="size-4" />} />
          </Tick>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}

/** Items under a heading. */
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
