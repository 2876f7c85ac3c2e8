import { cx } from '../class-names.ts'

/** An address in two short lines: the street, and below it the city. Complete on hover. */
export function AddressLines({ address, className = 'max-w-48' }: { address: string; className?: string }) {
  const comma = address.indexOf(',')
  const street = comma === -1 ? address : address.slice(0, comma)
  return (
    <bdi className={cx('block', className)} title={address}>
      <span className="block truncate">
        {street}
        {comma !== -1 && <span className="sr-only">,</span>}
      </span>{' '}
      {comma !== -1 && <span className="block truncate text-label text-muted">{address.slice(comma + 1).trim()}</span>}
    </bdi>
  )
}
