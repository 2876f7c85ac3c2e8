import type { LucideIcon } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef, type Ref } from 'react'
import { Link, type To } from 'react-router-dom'
import { cx } from '../class-names.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { type ButtonSize, type ButtonVariant, buttonClassName } from './button-class-name.ts'
import { preventClick } from './prevent-click.ts'

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  icon?: LucideIcon | undefined
  iconAfter?: LucideIcon | undefined
  /** Shows a spinner and ignores further clicks. */
  busy?: boolean | undefined
  /** Renders a link to a console page. */
  to?: To | undefined
  /** Renders a link to an external page. */
  href?: string | undefined
  target?: '_blank' | undefined
  download?: string | boolean | undefined
}

/** A button, or a link styled as one when `to` or `href` is set. It stays focusable while disabled or busy, so that a tooltip can explain why. */
export const Button = forwardRef<HTMLElement, ButtonProps>(function Button(props, ref) {
  const { variant = 'secondary', size = 'md', icon: Icon, iconAfter: IconAfter, busy, disabled, ...rest } = props
  const { to, href, target, download, className, children, onClick, ...attributes } = rest
  const buttonClasses = cx(buttonClassName(variant, size, 'text'), className)
  const content = (
    <>
      {Icon && <Icon aria-hidden="true" className={cx('size-4', busy && 'opacity-0')} />}
      <span className={cx('truncate', busy && 'opacity-0')}>{children}</span>
      {IconAfter && <IconAfter aria-hidden="true" className={cx('size-4', busy && 'opacity-0')} />}
      {busy && <Spinner className="absolute" />}
    </>
  )
  if (!disabled && !busy && (to !== undefined || href !== undefined)) {
    const link = {
      ...(attributes as ComponentPropsWithoutRef<'a'>),
      onClick: onClick as unknown as ComponentPropsWithoutRef<'a'>['onClick'],
      ref: ref as Ref<HTMLAnchorElement>,
      className: buttonClasses,
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
      className={buttonClasses}
      aria-disabled={disabled || busy || undefined}
      aria-busy={busy || undefined}
      data-busy={busy ? '' : undefined}
      onClick={disabled || busy ? preventClick : onClick}
    >
      {content}
    </button>
  )
})
