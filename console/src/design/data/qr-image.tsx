import { useEffect, useState } from 'react'
import { cx } from '../class-names.ts'
import { Skeleton } from '../feedback/skeleton.tsx'

/** A QR code that is scanned from the screen: black on white in either theme, with the margin that scanners need. */
export function QrImage({ text, alt, className }: { text: string; alt: string; className: string }) {
  const [source, setSource] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    void import('qrcode')
      .then((qrcode) => qrcode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 3 }))
      .then((svg) => isCurrent && setSource(`data:image/svg+xml,${encodeURIComponent(svg)}`))
    return () => {
      isCurrent = false
    }
  }, [text])
  if (!source) return <Skeleton className={className} />
  return <img src={source} alt={alt} className={cx('rounded-lg bg-white', className)} />
}
