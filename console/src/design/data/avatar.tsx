import { User } from 'lucide-react'
import { useState } from 'react'
import { cx } from '../class-names.ts'
import { getInitials } from './initials.ts'

interface AvatarProps {
  name: string
  src?: string | null | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** `square` for companies, `round` for people. */
  shape?: 'round' | 'square' | undefined
}

/** A photo or initials. Hidden from screen readers: the name must be next to it or label its container. */
export function Avatar({ name, src, size = 'md', shape = 'round' }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const initials = getInitials(name)
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-flex shrink-0 select-none items-center justify-center overflow-hidden bg-hover font-medium text-muted',
        shape === 'round' ? 'rounded-full' : 'rounded-md',
        sizes[size],
      )}
    >
      {src && src !== failedSrc ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setFailedSrc(src)} />
      ) : (
        initials || <User className="size-1/2" />
      )}
    </span>
  )
}

const sizes = { sm: 'size-6 text-[10px]', md: 'size-8 text-label', lg: 'size-12 text-lead' }
