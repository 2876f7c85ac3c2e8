import { ExternalLink } from 'lucide-react'
import { type AnchorHTMLAttributes, forwardRef } from 'react'
import { Link as RouterLink, type To } from 'react-router-dom'
import { cx } from '../class-names.ts'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target' | 'rel'> {
  /** A console page. */
  to?: To | undefined
  /** An external page, opened in a new tab. */
  href?: string | undefined
  tone?: 'accent' | 'plain' | undefined
}

/** A link in running text or in a table cell. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  const { to, href, tone = 'accent', className, children, ...rest } = props
  const linkClasses = cx('rounded-sm underline-offset-2', tones[tone], className)
  if (to !== undefined) {
    return (
      <RouterLink ref={ref} to={to} className={linkClasses} {...rest}>
        {children}
      </RouterLink>
    )
  }
  return (
    <a ref={ref} href={href} className={linkClasses} {...rest} target="_blank" rel="noopener">
      {children}
      <ExternalLink aria-hidden="true" className="ml-1 inline size-3.5 align-[-2px]" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
})

const tones = {
  accent: 'text-accent-ink underline decoration-accent-ink/40 hover:decoration-current',
  plain: 'font-medium text-ink hover:underline',
}
