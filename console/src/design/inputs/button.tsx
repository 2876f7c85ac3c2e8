import type { LucideIcon } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef, type Ref } from 'react'
import { Link, type To } from 'react-router-dom'
import { cx } from '../class-names.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts'
import { refusePress } from './refuse-press.ts'

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  icon?: LucideIcon | undefined
  iconAfter?: LucideIcon | undefined
  /** Shows that the press is being carried out; further presses do nothing. */
  busy?: boolean | undefined
  /** Makes it a link within the console. */
  to?: To | undefined
  /** Makes it a link out of the console. */
  href?: string | undefined
  target?: '_blank' | undefined
  download?: string | boolean | undefined
}

/** A button, or with `to` or `href` a link that looks like one. Disabled and busy it can still be focused, so that a tooltip can say why. */
export const Button = forwardRef<HTMLElement, ButtonProps>(function Button(props, ref) {
  const { variant = 'secondary', size = 'md', icon: Icon, iconAfter: After, busy, disabled, ...rest } = props
  const { to, href, target, download, className, children, onClick, ...attributes } = rest
  const look = cx(buttonLook(variant, size, 'text'), className)
  const content = (
    <>
      {Icon && <Icon aria-hidden="true" className={cx('size-4', busy && 'opacity-0')} />}
      <span className={cx('truncate', busy && 'opacity-0')}>{children}</span>
      {After && <After aria-hidden="true" className={cx('size-4', busy && 'opacity-0')} />}
      {busy && <Spinner className="absolute" />}
    </>
  )
  if (!disabled && !busy && (to !== undefined || href !== undefined)) {
    const link = {
      ...(attributes as ComponentPropsWithoutRef<'a'>),
      onClick: onClick as unknown as ComponentPropsWithoutRef<'a'>['onClick'],
      ref: ref as Ref<HTMLAnchorElement>,
      className: look,
      target,
      ...(target && { rel: 'noopener' }),
    }
    if (to !== undefined) {
      return (
        <Link {...link} to={to}>
          {content}
        </Link>
      )
    }
    return (
      <a {...link} href={href} download={download}>
        {content}
      </a>
    )
  }
  return (
    <button
      type="button"
      {...attributes}
      ref={ref as Ref<HTMLButtonElement>}
      className={look}
      aria-disabled={disabled || busy || undefined}
      aria-busy={busy || undefined}
      data-busy={busy ? '' : undefined}
      onClick={disabled || busy ? refusePress : onClick}
    >
      {content}
    </button>
  )
})
