import type { LucideIcon } from 'lucide-react'

/** A button label with an icon. On a phone only the icon is visible, and screen readers still read the text. */
export const ResponsiveLabel = ({ icon: Icon, children }: { icon: LucideIcon; children: string }) => (
  <span className="flex items-center gap-1.5">
    <Icon aria-hidden="true" className="size-4" />
    <span className="max-sm:sr-only">{children}</span>
  </span>
)
