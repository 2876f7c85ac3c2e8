import { useEffect, useState } from 'react'
import { cx } from '../../class-names.ts'
import { Skeleton } from '../../feedback/skeleton.tsx'
import { Button } from '../../inputs/button.tsx'
import { requestQrSvg } from './request-qr-svg.ts'

/** A QR code that is scanned from the screen: black on white in either theme, with the margin that scanners need. */
export function QrImage({ text, alt, className }: { text: string; alt: string; className: string }) {
  const [source, setSource] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (hasFailed) return
    let isCurrent = true
    requestQrSvg(text, { margin: 3, logo: null }).then(
      (svg) => isCurrent && setSource(`data:image/svg+xml,${encodeURIComponent(svg)}`),
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [text, hasFailed])
  if (hasFailed) {
    return (
      <div role="alert" className={cx('flex flex-col items-center justify-center gap-3 text-center', className)}>
        <p className="text-muted">The QR code could not be loaded.</p>
        <Button size="sm" onClick={() => setFailed(false)}>
          Retry
        </Button>
      </div>
    )
  }
  if (!source) return <Skeleton className={className} />
  return <img src={source} alt={alt} className={cx('rounded-lg bg-white', className)} />
}
