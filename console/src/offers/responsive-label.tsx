import type { LucideIcon } from 'lucide-react'

/** What a button says; on a phone its picture says it to who sees, and the words to who listens. */
export const ResponsiveLabel = ({ icon: Icon, children }: { icon: LucideIcon; children: string }) => (
  <span className="flex items-center gap-1.5">
    <Icon aria-hidden="true" className="size-4" />
    <span className="max-sm:sr-only">{children}</span>
  </span>
)
