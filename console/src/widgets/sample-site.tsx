import { backgrounds } from '@gable/shared/branding/brand-colors.ts'
import type { ReactNode } from 'react'

/** The outline of a website around a widget that would look lost on an empty page. */
export function SampleSite({ children }: { children: ReactNode }) {
  return (
    <div className="flex h-full flex-col gap-4" style={{ backgroundColor: backgrounds.light, color: backgrounds.dark }}>
      <div className="flex items-center gap-3 px-6 pt-5">
        <Shape className="h-4 w-20" />
        <Shape className="ml-auto h-2.5 w-10" />
        <Shape className="h-2.5 w-10" />
        <Shape className="h-2.5 w-10" />
      </div>
      <div className="mt-auto flex flex-col items-center gap-2.5">
        <Shape className="h-4 w-64" />
        <Shape className="h-2.5 w-44" />
      </div>
      <div className="shrink-0">{children}</div>
      <div className="mt-auto grid grid-cols-3 gap-3 px-6">
        <Shape className="h-20 rounded-b-none" />
        <Shape className="h-20 rounded-b-none" />
        <Shape className="h-20 rounded-b-none" />
      </div>
    </div>
  )
}

const Shape = ({ className }: { className: string }) => (
  <span className={`block rounded-md bg-current opacity-10 ${className}`} />
)
