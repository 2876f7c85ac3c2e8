import { User } from 'lucide-react'
import { useState } from 'react'
import { cx } from '../class-names.ts'
import { initials } from './initials.ts'

interface AvatarProps {
  name: string
  src?: string | null | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Square for a company, round for a person. */
  shape?: 'round' | 'square' | undefined
}

/** The face or the initials of someone. Their name stands beside it or labels what it is in. */
export function Avatar({ name, src, size = 'md', shape = 'round' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const letters = initials(name)
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-flex shrink-0 select-none items-center justify-center overflow-hidden bg-hover font-medium text-muted',
        shape === 'round' ? 'rounded-full' : 'rounded-md',
        sizes[size],
      )}
    >
      {src && src !== broken ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setBroken(src)} />
      ) : (
        letters || <User className="size-1/2" />
      )}
    </span>
  )
}

const sizes = { sm: 'size-6 text-[10px]', md: 'size-8 text-label', lg: 'size-12 text-lead' }
