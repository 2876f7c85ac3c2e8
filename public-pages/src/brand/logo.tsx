import { fitWithin } from './fit-within.ts'
import { toSrcset } from './srcset.ts'

interface LogoProps {
  logo: { url: string; width: number; height: number }
  name: string
  widths: number[] | undefined
  loading?: 'lazy'
  fetchpriority?: 'low'
}

/** An agency's logo in the header of a page, of which it is never the first thing to load. */
export function Logo({ logo, name, widths, ...priority }: LogoProps) {
  const size = fitWithin(logo, { width: 200, height: 44 })
  return (
    <img
      srcset={toSrcset(logo.url, widths)}
      sizes={`${size.width}px`}
      src={logo.url}
      {...size}
      alt={name}
      {...priority}
    />
  )
}
